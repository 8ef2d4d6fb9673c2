import type { Document } from 'bson';
import { Binary, ObjectId } from 'bson';
import fc from 'fast-check';

/** Few different values, so that filters often match documents. */
export const scalar = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: -2, max: 3 }) },
  fc.constantFrom(0.5, -0.5, 1e9),
  fc.constantFrom('', 'a', 'b', 'a\0', 'ä'),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom(new Date(0), new Date(-1), new Date(1)),
  fc.constantFrom(new ObjectId('66f000000000000000000001'), new ObjectId('66f000000000000000000002')),
  fc.constantFrom(new Binary(Buffer.from('a')), new Binary(Buffer.from('b'))),
);

const whole = fc.integer({ min: -2, max: 3 });

const nested = fc.record({ x: scalar, y: scalar }, { requiredKeys: [] });

/** At most one of the fields is an array, as an index over several fields requires. */
export const fields: fc.Arbitrary<Document> = fc.oneof(
  fc.record({ a: scalar, b: scalar, c: nested }, { requiredKeys: [] }),
  fc.record({ a: fc.array(fc.oneof(scalar, whole), { maxLength: 4 }), b: scalar, c: nested }, { requiredKeys: ['a'] }),
  fc.record({ a: scalar, b: scalar, c: fc.array(nested, { maxLength: 3 }) }, { requiredKeys: ['c'] }),
);

const path = fc.constantFrom('a', 'b', 'c.x', '_id');

const condition = fc.oneof(
  scalar,
  fc.record({ $gt: scalar }),
  fc.record({ $gte: scalar, $lt: scalar }, { requiredKeys: [] }).filter((bounds) => Object.keys(bounds).length > 0),
  fc.record({ $gt: scalar, $lte: scalar }),
  fc.record({ $gt: whole, $lt: whole }),
  fc.record({ $in: fc.array(scalar, { maxLength: 4 }) }),
  fc.record({ $ne: scalar }),
  fc.record({ $exists: fc.boolean() }),
);

const conditions: fc.Arbitrary<Document> = fc.dictionary(path, condition, { maxKeys: 3 });

export const filter: fc.Arbitrary<Document> = fc.oneof(
  { weight: 4, arbitrary: conditions },
  { weight: 1, arbitrary: fc.record({ $and: fc.array(conditions, { minLength: 1, maxLength: 2 }) }) },
  { weight: 1, arbitrary: fc.record({ $or: fc.array(conditions, { minLength: 1, maxLength: 2 }) }) },
);

const direction = fc.constantFrom(1 as const, -1 as const);

/** A total order, because it ends with `_id`. */
export const sort = fc
  .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c.x'), direction), { maxLength: 2, selector: ([name]) => name })
  .chain((order) => direction.map((last): [string, 1 | -1][] => [...order, ['_id', last]]));
