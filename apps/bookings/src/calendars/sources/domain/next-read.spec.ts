import { nextReadIn } from './next-read';

const minute = 60_000;

describe('The next reading', () => {
  it.each([
    [0, 0, 15],
    [0, 1, 12],
    [1, 0, 30],
    [3, 0, 120],
    [4, 0, 240],
    [5, 0, 360],
    [1_000, 0, 360],
  ])('after %i failures and a chance of %d comes after %i minutes', (failures, random, expected) => {
    expect(nextReadIn({ failures }, () => random)).toBe(expected * minute);
  });

  it('respects Retry-After, up to six hours', () => {
    expect(nextReadIn({ failures: 1, retryAfter: 7_200 }, () => 0)).toBe(120 * minute);
    expect(nextReadIn({ failures: 1, retryAfter: 60 }, () => 0)).toBe(30 * minute);
    expect(nextReadIn({ failures: 1, retryAfter: 1e9 }, () => 0)).toBe(360 * minute);
  });
});
