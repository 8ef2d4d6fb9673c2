import type { Document } from 'bson';
import { CommandError, toWriteError } from '../errors';

/**
 * Runs the statements of a write command one by one. A refused statement is reported with its index. An ordered command
 * stops there, an unordered one continues.
 *
 * @returns the `writeErrors` of the reply, absent if there are none.
 */
export const runStatements = <Statement>(
  statements: Statement[],
  ordered: boolean,
  run: (statement: Statement, index: number) => void,
): { writeErrors?: Document[] } => {
  const writeErrors: Document[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      run(statement, index);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      writeErrors.push(toWriteError(error, index));
      if (ordered) break;
    }
  }
  return writeErrors.length > 0 ? { writeErrors } : {};
};
