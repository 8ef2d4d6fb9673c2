import { CommandError } from '../errors';
import { compareValues } from '../storage/key-encoding';

/** @throws CommandError when an update would give a document another `_id`. */
export const assertSameId = (before: unknown, after: unknown): void => {
  if (compareValues(before, after) === 0) return;
  throw new CommandError(
    'ImmutableField',
    "Performing an update on the path '_id' would modify the immutable field '_id'",
  );
};
