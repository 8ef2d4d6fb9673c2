const rounds = 7;

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** How long each of two ways takes, measured in turn so that a busy moment of the machine spoils both alike. */
export const medianMilliseconds = async (
  ways: readonly [() => Promise<void>, () => Promise<void>],
): Promise<[number, number]> => {
  const durations: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, way] of ways.entries()) {
      const before = performance.now();
      await way();
      durations[index]?.push(performance.now() - before);
    }
  }
  return [median(durations[0]), median(durations[1])];
};
