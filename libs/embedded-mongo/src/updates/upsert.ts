import type { Document } from 'bson';
import { conditionsOf } from '../query/constraints';
import { encodeValue } from '../storage/key-encoding';
import { isOperatorDocument } from '../values';
import { writeField } from './fields';
import { assertSameId, withId } from '../document-id';
import type { Update } from './update';

/** The document that an upsert inserts: the values of the filter, then the update, and an `_id` if neither has one. */
export const buildUpsert = (filter: Document, update: Update): Document => {
  const document: Document = {};
  for (const [path, condition] of conditionsOf(filter)) {
    const value: unknown = isOperatorDocument(condition) ? condition.$eq : condition;
    if (value !== undefined) writeField(document, path.split('.'), value);
  }
  const wantedId = document._id === undefined ? undefined : encodeValue(document._id);
  update(document, true);
  if (wantedId) assertSameId(wantedId, document._id);
  return withId(document);
};
