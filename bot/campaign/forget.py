"""Nothing of somebody is kept in campaigns: called, inside a transaction, by whatever forgets a person."""

from __future__ import annotations

import msgspec

from bot.campaign.evenings import finish, saved
from bot.campaign.records import forgotten
from bot.store import Ledger


def forget(ledger: Ledger, person: int, now: float) -> None:
    """Take somebody out of every campaign: they play in none, are counted in none, and host none. What their
    seats did stays told, as nobody's: it is the game of all others too."""
    for campaign in ledger.campaigns():
        for evening in ledger.evenings(campaign.id):
            if evening.record is not None:
                record = forgotten(evening.record, person)
                if record != evening.record:
                    ledger.put_evening(msgspec.structs.replace(evening, record=record))
        if campaign.id not in ledger.memberships(person):
            continue
        ledger.drop_member(campaign.id, person)
        others = [member for member in ledger.members(campaign.id) if member.status != "left"]
        for member in others:
            if member.backs == person:
                ledger.put_member(campaign.id, msgspec.structs.replace(member, backs=None))
        host = campaign.host
        if host == person:
            host = others[0].person if others else 0
        campaign = saved(ledger, campaign, now, host=host)
        if not others and campaign.phase == "open":
            finish(ledger, campaign, now)
