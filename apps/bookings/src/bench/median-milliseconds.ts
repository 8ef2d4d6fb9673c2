import { median } from '@hearthstay/testing/measuring';

/** How long a call takes, in the middle of so many; the first one only warms up. */
export const medianMilliseconds = async (times: number, call: () => Promise<unknown>): Promise<number> => {
  const durations: number[] = [];
  for (let count = 0; count <= times; count += 1) {
    const begin = performance.now();
    await call();
    durations.push(performance.now() - begin);
  }
  return median(durations.slice(1));
};
