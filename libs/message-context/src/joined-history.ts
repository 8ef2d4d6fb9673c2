/** Changes, newest first, and the number of all of them. `at` is an instant in ISO 8601. */
export interface ChangesAndTotal<Change extends { at: string }> {
  entries: Change[];
  total: number;
}

const newestFirst = (one: { at: string }, other: { at: string }) =>
  Number(one.at < other.at) - Number(one.at > other.at);

/** The newest changes of several histories; those of the same time keep their order. */
export const joinedHistory = <Change extends { at: string }>(
  histories: readonly ChangesAndTotal<Change>[],
  limit: number,
): ChangesAndTotal<Change> => ({
  entries: histories
    .flatMap(({ entries }) => entries)
    .sort(newestFirst)
    .slice(0, limit),
  total: histories.reduce((sum, { total }) => sum + total, 0),
});
