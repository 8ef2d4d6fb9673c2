/** When a task runs next, after an instant. Both in milliseconds since 1970. */
export type Recurrence = (after: number) => number;

/** @param milliseconds from the end of a run to the next one. */
export const everyMilliseconds =
  (milliseconds: number): Recurrence =>
  (after) =>
    after + milliseconds;

const quarter = 15 * 60_000;

/**
 * Once on each day of a time zone, at the first moment at which its clocks show `hour` or later. If the clocks skip the
 * hour, the run is at the change; if they show it twice, it is at the first time.
 *
 * @param hour from 0 to 23.
 * @param timeZone IANA name, such as `Europe/Berlin`.
 * @throws RangeError for an unknown time zone.
 */
export const dailyAt = (hour: number, timeZone: string): Recurrence => {
  const format = new Intl.DateTimeFormat('en', { timeZone, day: 'numeric', hour: 'numeric', hourCycle: 'h23' });
  const dayOnceReached = (instant: number): string | undefined => {
    const parts = format.formatToParts(instant);
    const part = (name: string) => parts.find(({ type }) => type === name)?.value;
    return Number(part('hour')) >= hour ? part('day') : undefined;
  };
  return (after) => {
    // Every offset from UTC is a multiple of a quarter of an hour, and so is every time at which it changes.
    let instant = Math.floor(after / quarter) * quarter;
    for (;;) {
      const before = dayOnceReached(instant);
      instant += quarter;
      const day = dayOnceReached(instant);
      if (day !== undefined && day !== before) return instant;
    }
  };
};
