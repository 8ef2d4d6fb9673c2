import type { Document } from 'bson';
import { BSONRegExp, Code, DBRef, Decimal128, Long, MaxKey, MinKey, ObjectId, BSONSymbol, Timestamp } from 'bson';
import { CommandError } from './errors';

/** MongoDB's limit for one document, in bytes. */
export const maxDocumentBytes = 16 * 1024 * 1024;

/** An embedded document, as opposed to a scalar, an array or one of BSON's own classes. */
export const isDocument = (value: unknown): value is Document =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Date) &&
  !('_bsontype' in value);

/** Whether a value is written as operators, `{$gt: 1}`, rather than as a document to compare with. */
export const isOperatorDocument = (value: unknown): value is Document =>
  isDocument(value) && Object.keys(value)[0]?.startsWith('$') === true;

const unsupportedTypes: [new (...args: never[]) => object, string][] = [
  [Timestamp, 'Timestamps'],
  [Long, '64-bit integers beyond 2^53'],
  [Decimal128, 'Decimal128 numbers'],
  [BSONRegExp, 'regular expressions'],
  [Code, 'JavaScript code'],
  [BSONSymbol, 'Symbols'],
  [MinKey, 'MinKeys'],
  [MaxKey, 'MaxKeys'],
  [DBRef, 'DBRefs'],
];

/**
 * Refuses values that this server cannot store and compare exactly as MongoDB does: types that the product does not
 * use, and field names that look like operators.
 */
export const assertStorable = (value: unknown): void => {
  if (Array.isArray(value)) {
    value.forEach(assertStorable);
    return;
  }
  if (Number.isNaN(value)) throw new CommandError('BadValue', 'NaN is not supported as a value');
  for (const [type, name] of unsupportedTypes) {
    if (value instanceof type) throw new CommandError('BadValue', `${name} are not supported as values`);
  }
  if (!isDocument(value)) return;
  for (const [field, nested] of Object.entries(value)) {
    if (field.startsWith('$')) {
      throw new CommandError('DollarPrefixedFieldName', `The field name '${field}' must not start with '$'`);
    }
    assertStorable(nested);
  }
};

/** A name for error messages: `string`, `date`, `objectId` … */
export const typeName = (value: unknown): string => {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'date';
  if (value instanceof ObjectId) return 'objectId';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'double';
  return typeof value;
};
