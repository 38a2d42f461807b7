// Writes the schemas of the requests the bot makes as JSON Schema, for tests/bot/openapi.py.
import { writeFileSync } from "node:fs";
import * as spec from "discord-api-spec/zod";
import { z } from "zod";

const wanted = [
  "ApplicationCommandUpdateRequestSchema",
  "ApplicationCommandAutocompleteCallbackRequestSchema",
  "CreateMessageInteractionCallbackRequestSchema",
  "UpdateMessageInteractionCallbackRequestSchema",
  "CreatePrivateChannelRequestSchema",
  "IncomingWebhookUpdateForInteractionCallbackRequestPartialSchema",
  "IncomingWebhookInteractionRequestSchema",
  "IncomingWebhookRequestPartialSchema",
  "MessageCreateRequestSchema",
  "MessageEditRequestPartialSchema",
  "ModalInteractionCallbackRequestSchema",
];

const schemas = {};
for (const name of wanted) {
  schemas[name.replace(/Schema$/, "")] = z.toJSONSchema(spec[name], { unrepresentable: "any", io: "input" });
}
writeFileSync(new URL("node_modules/schemas.json", import.meta.url), JSON.stringify(schemas));
