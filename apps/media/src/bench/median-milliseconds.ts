import { measureAlternately, median } from '@hearthstay/testing/measuring';

const rounds = 7;

const milliseconds = (way: () => Promise<void>) => async (): Promise<number> => {
  const before = performance.now();
  await way();
  return performance.now() - before;
};

/** The median duration of each of two variants. */
export const medianMilliseconds = async (
  ways: readonly [() => Promise<void>, () => Promise<void>],
): Promise<[number, number]> => {
  const [first = [], second = []] = await measureAlternately(rounds, ways.map(milliseconds));
  return [median(first), median(second)];
};
