/**
 * Measures several variants in turn, so that other load on the machine affects all of them. The first round is a
 * warm-up and is not counted.
 *
 * @returns the measurements of each variant, in the order of the rounds.
 */
export const measureAlternately = async <Measured>(
  rounds: number,
  ways: readonly (() => Promise<Measured>)[],
): Promise<Measured[][]> => {
  const measured: Measured[][] = ways.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, way] of ways.entries()) measured[index]?.push(await way());
  }
  return measured.map((values) => values.slice(1));
};
