import fc from 'fast-check';
import { backoffMs } from './backoff';

const anyAttempt = fc.integer({ min: 1, max: 200 });
const anyChance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('backoffMs', () => {
  it.each([
    [1, 5],
    [2, 15],
    [3, 45],
    [6, 1_215],
    [7, 1_800],
    [1_000, 1_800],
  ])('after attempt %i is at most %i seconds', (attempt, seconds) => {
    expect(backoffMs(attempt, 0)).toBe(seconds * 1_000);
  });

  it('has a random jitter of at most a quarter', () => {
    fc.assert(
      fc.property(anyAttempt, anyChance, (attempt, chance) => {
        const longest = backoffMs(attempt, 0);
        expect(backoffMs(attempt, chance)).toBeLessThanOrEqual(longest);
        expect(backoffMs(attempt, chance)).toBeGreaterThan(longest * 0.74);
      }),
    );
  });

  it('never decreases from one attempt to the next', () => {
    fc.assert(
      fc.property(anyAttempt, anyChance, (attempt, chance) => {
        expect(backoffMs(attempt + 1, chance)).toBeGreaterThanOrEqual(backoffMs(attempt, chance));
      }),
    );
  });
});
