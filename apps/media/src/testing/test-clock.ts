import { Clock } from '@hearthstay/runtime';

export interface TestClock extends Clock {
  advance(by: { minutes: number }): void;
}

/** A clock that only the test advances. */
export const createTestClock = (): TestClock => {
  let instant = new Date('2031-05-10T10:00:00.000Z');
  return Object.assign(new Clock(() => instant), {
    advance: ({ minutes }: { minutes: number }) => {
      instant = new Date(instant.getTime() + minutes * 60_000);
    },
  });
};
