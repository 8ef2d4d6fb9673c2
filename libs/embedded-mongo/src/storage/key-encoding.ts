import { Binary, ObjectId } from 'bson';
import { CommandError } from '../errors';

/**
 * Values as bytes whose order is MongoDB's order across all types (null < numbers < strings < documents < arrays <
 * binary < ObjectId < booleans < dates). It is the only definition of order and equality: indexes, sorting and filters
 * share it. No encoding is a prefix of another one, so encodings can be concatenated in a key, and inverted for
 * descending order.
 */
const tag = {
  end: 0x00,
  emptyArray: 0x05,
  null: 0x0a,
  number: 0x10,
  string: 0x18,
  document: 0x20,
  array: 0x28,
  binary: 0x30,
  objectId: 0x38,
  boolean: 0x40,
  date: 0x48,
} as const;

/** One byte of UTF-8, so that tag and text are encoded together. */
const stringTag = String.fromCharCode(tag.string);

/** The byte that says of which type an encoded value is. */
const typeOf = (encoded: Buffer): Buffer => encoded.subarray(0, 1);
export const sameType = (left: Buffer, right: Buffer): boolean => left[0] === right[0];

/** The encoding of an empty array in an index and a sort; it is less than null and every other value. */
export const emptyArrayKey = Buffer.from([tag.emptyArray]);

export const encodeValue = (value: unknown): Buffer => {
  if (value === null || value === undefined) return Buffer.from([tag.null]);
  if (typeof value === 'number') return encodeNumber(tag.number, value);
  if (typeof value === 'string') return encodeString(value);
  if (typeof value === 'boolean') return Buffer.from([tag.boolean, value ? 1 : 0]);
  if (value instanceof Date) return encodeNumber(tag.date, value.getTime());
  if (value instanceof ObjectId) return Buffer.concat([Buffer.from([tag.objectId]), value.id]);
  if (value instanceof Binary) return encodeBinary(value);
  if (Array.isArray(value)) {
    return Buffer.concat([Buffer.from([tag.array]), ...value.map(encodeValue), Buffer.from([tag.end])]);
  }
  if (typeof value === 'object' && !('_bsontype' in value)) return encodeDocument(value);
  throw new CommandError('BadValue', 'Values of this type cannot be compared');
};

/** Whether two values are equal, as for a filter. */
export const isSame = (left: unknown, right: unknown): boolean => encodeValue(left).equals(encodeValue(right));

/** The encoding for a descending field: greater values become smaller bytes. */
export const invert = (encoded: Buffer): Buffer => encoded.map((byte) => 0xff - byte) as Buffer;

/** The lengths of encodings that do not depend on the value. */
const lengths: Readonly<Record<number, number>> = {
  [tag.emptyArray]: 1,
  [tag.null]: 1,
  [tag.number]: 9,
  [tag.objectId]: 13,
  [tag.boolean]: 2,
  [tag.date]: 9,
};

/**
 * Where the value that begins at a place of a key ends; `undefined` for a document, an array or a binary, which would
 * have to be read in parts.
 */
export const endOfValue = (key: Buffer, start: number, isInverted: boolean): number | undefined => {
  const flipped = isInverted ? 0xff : 0;
  const type = key[start]! ^ flipped;
  if (type !== tag.string) return lengths[type] && start + lengths[type];
  let nul = key.indexOf(flipped, start + 1);
  // A NUL that is part of the text has another byte after it.
  while (key[nul + 1] !== flipped) nul = key.indexOf(flipped, nul + 2);
  return nul + 2;
};

/** Flips the bits so that the bytes of doubles sort as numbers: NaN first, then from -Infinity to Infinity. */
const encodeNumber = (typeTag: number, value: number): Buffer => {
  const encoded = Buffer.alloc(9);
  encoded[0] = typeTag;
  if (Number.isNaN(value)) return encoded;
  encoded.writeDoubleBE(value + 0, 1);
  if (value < 0) for (let at = 1; at < 9; at++) encoded[at] = 0xff - encoded[at]!;
  else encoded[1]! |= 0x80;
  return encoded;
};

const encodeString = (value: string): Buffer => terminated(`${stringTag}${value}`);

/** Two NULs end a text, so a NUL inside it is written as NUL and 0xff. */
const terminated = (value: string): Buffer => {
  if (!value.includes('\0')) return Buffer.from(`${value}\0\0`);
  return Buffer.from([...[...Buffer.from(value)].flatMap((byte) => (byte === 0 ? [0, 0xff] : [byte])), 0, 0]);
};

/** MongoDB compares the length first, then the subtype, then the bytes. */
const encodeBinary = (value: Binary): Buffer => {
  const head = Buffer.alloc(6);
  head[0] = tag.binary;
  head.writeUInt32BE(value.length(), 1);
  head[5] = value.sub_type;
  return Buffer.concat([head, value.value()]);
};

/** MongoDB compares field by field: the type of the value, then the name, then the value. */
const encodeDocument = (value: object): Buffer => {
  const parts: Buffer[] = [Buffer.from([tag.document])];
  for (const [name, nested] of Object.entries(value)) {
    const encoded = encodeValue(nested);
    parts.push(typeOf(encoded), terminated(name), encoded.subarray(1));
  }
  parts.push(Buffer.from([tag.end]));
  return Buffer.concat(parts);
};
