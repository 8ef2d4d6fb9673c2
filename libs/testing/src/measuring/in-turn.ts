/**
 * Measures several ways in turn, so that a busy moment of the machine spoils all alike. The first round only warms up
 * and is not counted.
 *
 * @returns what was measured of each way, in the order of the rounds.
 */
export const inTurn = async <Measured>(
  rounds: number,
  ways: readonly (() => Promise<Measured>)[],
): Promise<Measured[][]> => {
  const measured: Measured[][] = ways.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, way] of ways.entries()) measured[index]?.push(await way());
  }
  return measured.map((values) => values.slice(1));
};
