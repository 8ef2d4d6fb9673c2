import { setTimeout as pause } from 'node:timers/promises';

const pollEveryMs = 10;

/** Repeats an expectation until it holds; then, or when the time is up, its outcome stands. */
export const eventually = async (expectation: () => void | Promise<void>, withinMs = 10_000): Promise<void> => {
  const giveUpAt = Date.now() + withinMs;
  for (;;) {
    try {
      return await expectation();
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
      await pause(pollEveryMs);
    }
  }
};
