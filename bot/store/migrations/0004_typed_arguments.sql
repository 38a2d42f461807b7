-- The arguments of messages are told apart by their type, no longer by a mark before a word.
UPDATE journal SET events = typed_arguments(events);
UPDATE outbox SET body = typed_arguments(body) WHERE status = 'waiting';
UPDATE games SET settings = typed_arguments(settings);
