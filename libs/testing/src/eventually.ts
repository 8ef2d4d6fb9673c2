import { setTimeout as pause } from 'node:timers/promises';

const pollEveryMs = 10;

/** Repeats an expectation until it holds. Rejects with its latest error when the time is up. */
export const eventually = async <Outcome>(
  expectation: () => Outcome | Promise<Outcome>,
  withinMs = 50_000,
): Promise<Outcome> => {
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
