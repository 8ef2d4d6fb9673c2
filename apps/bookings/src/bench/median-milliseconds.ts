import { median } from '@hearthstay/testing/measuring';

/** The median duration of this number of calls, after one to warm up. */
export const medianMilliseconds = async (times: number, call: () => Promise<unknown>): Promise<number> => {
  const durations: number[] = [];
  for (let count = 0; count <= times; count += 1) {
    const begin = performance.now();
    await call();
    durations.push(performance.now() - begin);
  }
  return median(durations.slice(1));
};
