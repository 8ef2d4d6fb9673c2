import { PropertyClock } from '../property-clock';

/** Far in the future, because databases remove expired documents by their own clock. A Saturday, noon in Berlin. */
export const testNow = '2031-05-10T10:00:00.000Z';

export interface TestClock extends PropertyClock {
  set(instant: string): void;
  advance(by: { days?: number; milliseconds?: number }): void;
}

/** A clock at the property that stands still until the test sets it. */
export const createTestClock = (timezone = 'Europe/Berlin'): TestClock => {
  let instant = new Date(testNow);
  return Object.assign(new PropertyClock(timezone, () => instant), {
    set: (to: string) => {
      instant = new Date(to);
    },
    advance: ({ days = 0, milliseconds = 0 }: { days?: number; milliseconds?: number }) => {
      instant = new Date(instant.getTime() + days * 86_400_000 + milliseconds);
    },
  });
};
