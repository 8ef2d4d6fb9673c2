"""Prints the nights of calendars, as python3-recurring-ical-events expands them.

Reads a JSON object with `from` and `until` (days), `zone` (IANA name) and `calendars` (texts) from standard input, and
writes a JSON array with the nights of each calendar, or a text that says why it could not be expanded.
"""
import datetime
import json
import sys
import zoneinfo

import icalendar
import recurring_ical_events

ONE_DAY = datetime.timedelta(days=1)
request = json.load(sys.stdin)
zone = zoneinfo.ZoneInfo(request["zone"])
first, last = (datetime.date.fromisoformat(request[name]) for name in ("from", "until"))


def day_of(moment):
    if not isinstance(moment, datetime.datetime):
        return moment
    return (moment if moment.tzinfo is None else moment.astimezone(zone)).date()


def nights_of(event):
    start, end = event["DTSTART"].dt, event["DTEND"].dt
    arrival, departure = day_of(start), day_of(end)
    if departure <= arrival and not isinstance(start, datetime.datetime):
        departure = arrival + ONE_DAY
    while arrival < departure:
        if first <= arrival < last:
            yield arrival.isoformat()
        arrival += ONE_DAY


def expand(text):
    try:
        calendar = icalendar.Calendar.from_ical(text)
        events = recurring_ical_events.of(calendar).between(first - 40 * ONE_DAY, last + ONE_DAY)
        taken = (event for event in events if event.get("STATUS") != "CANCELLED")
        return sorted({night for event in taken for night in nights_of(event)})
    except Exception as error:  # Whatever it is, the calendar has no answer.
        return f"{type(error).__name__}: {error}"


json.dump([expand(text) for text in request["calendars"]], sys.stdout)
