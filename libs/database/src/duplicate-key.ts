import { mongo } from 'mongoose';

const duplicateKeyCode = 11000;

/** What a unique index refused. */
export interface DuplicateKeyError extends mongo.MongoServerError {
  code: typeof duplicateKeyCode;
  /**
   * The fields of the index with the values that another document has, such as `{email: 'a@example.com'}`. Absent after
   * a call that writes several documents: its `writeErrors` tell which of them were refused.
   */
  keyValue?: Record<string, unknown>;
}

/** Whether a write was refused because another document has the same values in a unique index, `_id` included. */
export const isDuplicateKeyError = (error: unknown): error is DuplicateKeyError =>
  error instanceof mongo.MongoServerError && error.code === duplicateKeyCode;
