import type { Document } from 'bson';
import { ObjectId } from 'bson';
import { CommandError } from './errors';
import { encodeValue } from './storage/key-encoding';

/** The document as MongoDB stores it: its `_id` first, a new one if it has none. */
export const withId = (document: Document): Document => {
  const { _id, ...fields } = document as { _id?: unknown };
  return { _id: _id === undefined ? new ObjectId() : _id, ...fields };
};

/**
 * @param before the `_id` as it is encoded in keys: an update may have changed the inside of the value itself.
 * @throws CommandError when an update would give a document another `_id`.
 */
export const assertSameId = (before: Buffer, after: unknown): void => {
  if (encodeValue(after).equals(before)) return;
  throw new CommandError(
    'ImmutableField',
    "Performing an update on the path '_id' would modify the immutable field '_id'",
  );
};
