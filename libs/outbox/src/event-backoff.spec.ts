import { EventBackoff } from './event-backoff';

const firstPause = 1_000;
const longestPause = 60_000;

/** The pause before the next attempt after this number of failures, in milliseconds. */
const pauseAfter = (failures: number): number => {
  const events = new EventBackoff(firstPause);
  for (let failure = 0; failure < failures; failure += 1) events.noteFailure('front', 'painted', longestPause, 0);
  let pause = 0;
  while (!events.mayBeTried('painted', pause)) pause += 10;
  return pause;
};

describe('EventBackoff', () => {
  it('doubles the pause after each failure, with jitter, up to a limit', () => {
    const range = (failures: number) => {
      const pauses = Array.from({ length: 50 }, () => pauseAfter(failures));
      return { shortest: Math.min(...pauses), longest: Math.max(...pauses) };
    };
    for (const [failures, most] of [
      [1, 1_000],
      [3, 4_000],
      [20, 60_000],
    ] as const) {
      const { shortest, longest } = range(failures);
      expect(shortest).toBeGreaterThanOrEqual(most / 2);
      expect(longest).toBeLessThanOrEqual(most);
      expect(longest).toBeGreaterThan(shortest);
    }
  });

  it('has no entry for a published event', () => {
    const events = new EventBackoff(firstPause);
    for (let failure = 0; failure < 5; failure += 1) events.noteFailure('front', 'painted', longestPause);
    expect([events.count(), [...events.documents()]]).toEqual([1, ['front']]);
    events.forget('painted');
    expect([events.count(), [...events.documents()], events.mayBeTried('painted')]).toEqual([0, [], true]);
  });

  it('removes the entry of an event that another instance must have published', () => {
    const events = new EventBackoff(firstPause);
    events.noteFailure('front', 'painted', longestPause, 0);
    events.forgetOverdue(500_000);
    expect(events.documents().size).toBe(1);
    events.forgetOverdue(700_000);
    expect(events.documents().size).toBe(0);
  });
});
