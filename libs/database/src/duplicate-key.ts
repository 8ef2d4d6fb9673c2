/** What a unique index refused. */
export interface DuplicateKeyError extends Error {
  code: 11000;
  /** The fields of the index with the values that another document has, such as `{email: 'a@example.com'}`. */
  keyValue: Record<string, unknown>;
}

/** Whether a write was refused because another document has the same values in a unique index, `_id` included. */
export const isDuplicateKeyError = (error: unknown): error is DuplicateKeyError =>
  error instanceof Error && 'code' in error && error.code === 11000;
