import type { Document } from 'bson';
import { ObjectId } from 'bson';
import { CommandError } from './errors';
import { compareValues } from './storage/key-encoding';

/** The document as MongoDB stores it: its `_id` first, a new one if it has none. */
export const withId = (document: Document): Document => {
  const { _id, ...fields } = document as { _id?: unknown };
  return { _id: _id === undefined ? new ObjectId() : _id, ...fields };
};

/** @throws CommandError when an update would give a document another `_id`. */
export const assertSameId = (before: unknown, after: unknown): void => {
  if (compareValues(before, after) === 0) return;
  throw new CommandError(
    'ImmutableField',
    "Performing an update on the path '_id' would modify the immutable field '_id'",
  );
};
