/** The days of arrival and departure, by their numbers. */
export type Stay = readonly [first: number, last: number];
export type Unit = 'days' | 'nights';

/** A day by its number, from August on. */
export const day = (number: number): string => new Date(Date.UTC(2031, 7, number)).toISOString().slice(0, 10);
const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => day(first + index));
const random = (max: number) => Math.floor(Math.random() * max);

/** No two of them share a day, so the house can be switched in both directions. */
export const booked: Stay[] = [0, 1, 2, 3, 4, 5].map((number) => [1 + 10 * number, 4 + 10 * number]);
/** Some of them are on the days of bookings. */
export const anyCalendar = (): Stay[] =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((number) => [2 + 20 * number, 4 + 20 * number + random(15)]);

/** The naive model of who holds each day: bookings and calendars, by their names. */
export class ClaimsModel {
  private readonly holders = new Map<string, Set<string>>();

  constructor(calendars: Record<string, Stay[]>, unit: Unit) {
    const more = unit === 'days' ? 1 : 0;
    booked.forEach(([first, last], index) => this.hold(`booking ${index}`, from(first, last - first + more)));
    for (const [name, stays] of Object.entries(calendars)) {
      for (const [first, last] of stays) this.hold(name, from(first, last - first + more));
    }
  }

  lines(): Set<string> {
    return new Set([...this.holders].flatMap(([each, names]) => [...names].map((name) => `${each} ${name}`)));
  }

  private hold(name: string, days: string[]): void {
    for (const each of days) this.holders.set(each, (this.holders.get(each) ?? new Set()).add(name));
  }
}
