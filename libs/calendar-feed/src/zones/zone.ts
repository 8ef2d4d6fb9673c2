import ICAL from 'ical.js';

/** A time zone. Its local times are floating times of ical.js. */
export interface Zone {
  /** May be an hour off for a local time that a change of the offset skips or repeats. */
  instantOf(wallClock: ICAL.Time): number;
  wallClockAt(instant: number): ICAL.Time;
}

const asIfUtc = ({ year, month, day, hour, minute, second }: ICAL.Time): number =>
  new Date(0).setUTCFullYear(year, month - 1, day) + ((hour * 60 + minute) * 60 + second) * 1_000;

const floatingAt = (asUtc: number): ICAL.Time => {
  const time = ICAL.Time.fromJSDate(new Date(asUtc), true);
  time.zone = ICAL.Timezone.localTimezone;
  return time;
};

export const utcZone: Zone = { instantOf: asIfUtc, wallClockAt: floatingAt };

/** @param timeZone IANA name. */
export const ianaZone = (timeZone: string): Zone => {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    ...{ calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23' },
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  const shownAt = (instant: number): number => {
    const parts = format.formatToParts(instant);
    const number = (name: string) => Number(parts.find(({ type }) => type === name)?.value);
    const [year, month, day] = [number('year'), number('month'), number('day')];
    return Date.UTC(year, month - 1, day, number('hour'), number('minute'), number('second'));
  };
  return {
    instantOf: (wallClock) => {
      const shown = asIfUtc(wallClock);
      const guess = shown - (shownAt(shown) - shown);
      return shown - (shownAt(guess) - guess);
    },
    wallClockAt: (instant) => floatingAt(shownAt(instant)),
  };
};

/** A zone that a calendar defines in a VTIMEZONE. */
export const describedZone = (component: ICAL.Component): Zone => {
  const zone = new ICAL.Timezone(component);
  const within = (time: ICAL.Time, of: ICAL.Timezone) => {
    const copy = time.clone();
    copy.zone = of;
    return copy;
  };
  return {
    instantOf: (wallClock) => within(wallClock, zone).toUnixTime() * 1_000,
    wallClockAt: (instant) => {
      const utc = within(floatingAt(instant), ICAL.Timezone.utcTimezone);
      return within(utc.convertToZone(zone), ICAL.Timezone.localTimezone);
    },
  };
};
