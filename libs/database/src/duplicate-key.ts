import { mongo } from 'mongoose';

const duplicateKeyCode = 11000;

/** The conflict that a unique index has reported. */
export interface DuplicateKeyError extends mongo.MongoServerError {
  code: typeof duplicateKeyCode;
  /**
   * The indexed fields with the values of the existing document, such as `{email: 'a@example.com'}`. Absent after a
   * call that writes several documents: its `writeErrors` contain the conflicts.
   */
  keyValue?: Record<string, unknown>;
}

/** Whether a write failed because another document has the same values in a unique index, `_id` included. */
export const isDuplicateKeyError = (error: unknown): error is DuplicateKeyError =>
  error instanceof mongo.MongoServerError && error.code === duplicateKeyCode;
