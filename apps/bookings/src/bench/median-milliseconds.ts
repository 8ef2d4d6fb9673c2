/** How long a call takes, in the middle of so many; the first one only warms up. */
export const medianMilliseconds = async (times: number, call: () => Promise<unknown>): Promise<number> => {
  const durations: number[] = [];
  for (let count = 0; count <= times; count += 1) {
    const begin = performance.now();
    await call();
    durations.push(performance.now() - begin);
  }
  return durations.slice(1).toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? NaN;
};
