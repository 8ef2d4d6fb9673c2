import type { Document } from 'bson';
import { CommandError } from '../errors';
import { emptyArrayKey, encodeValue, invert } from '../storage/key-encoding';
import { elementsAt } from './paths';

export type Direction = 1 | -1;
/** Paths in order of significance. */
export type KeyPattern = [path: string, direction: Direction][];

/** Reads `{created_at: -1, _id: 1}`. @throws CommandError for anything but 1 and -1. */
export const parseKeyPattern = (pattern: Document): KeyPattern =>
  Object.entries(pattern).map(([path, direction]) => {
    if (direction !== 1 && direction !== -1) {
      throw new CommandError('BadValue', `The direction of '${path}' must be 1 or -1; other kinds are not supported`);
    }
    if (path === '' || path.split('.').some((step) => step === '' || step.startsWith('$'))) {
      throw new CommandError('BadValue', `'${path}' is not a path to sort or index by`);
    }
    return [path, direction];
  });

/** Bytes of one value whose order is the order of the field in a sort or an index. */
export const encodeOrdered = (value: unknown, direction: Direction): Buffer => {
  const encoded = Array.isArray(value) && value.length === 0 ? emptyArrayKey : encodeValue(value);
  return direction === 1 ? encoded : invert(encoded);
};

/** An array sorts by its least element, or by its greatest when descending: in inverted bytes, the least again. */
const sortKey = (document: Document, pattern: KeyPattern): Buffer =>
  Buffer.concat(
    pattern.map(
      ([path, direction]) =>
        elementsAt(document, path)
          .map((value) => encodeOrdered(value, direction))
          .sort((left, right) => Buffer.compare(left, right))[0]!,
    ),
  );

/** The documents in MongoDB's order; those that are equal keep the order they had. */
export const sortDocuments = <T extends Document>(documents: T[], pattern: KeyPattern): T[] =>
  documents
    .map((document) => ({ document, key: sortKey(document, pattern) }))
    .sort((left, right) => Buffer.compare(left.key, right.key))
    .map(({ document }) => document);
