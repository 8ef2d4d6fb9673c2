import type { Document } from 'bson';
import { Binary, Double, Int32, ObjectId } from 'bson';
import fc from 'fast-check';

/** As the unit `binary` of fast-check, which lists all of them first, and takes seconds for that. */
const character = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((codePoint) => String.fromCodePoint(codePoint));

const text = fc.oneof(
  fc.string({ unit: character }),
  fc.constantFrom('', 'Müller', '😀\u2028\n"\\', 'a\0b', '__proto__'),
);
const instant = fc.date({ noInvalidDate: true });

/** All types that the product stores, and numbers in all types that a driver writes. */
const scalar = fc.oneof(
  text,
  fc.boolean(),
  fc.constant(null),
  instant,
  fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }).map((value) => new Int32(value)),
  fc.double({ noNaN: true }).map((value) => new Double(value)),
  fc.uint8Array({ maxLength: 40 }).map((bytes) => new Binary(bytes)),
  fc.uint8Array({ minLength: 12, maxLength: 12 }).map((bytes) => new ObjectId(bytes)),
);

const fieldName = fc.constantFrom('a', 'b', 'ä', 'with space', 'snake_case');

const value = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fieldName, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;

const fields = fc.dictionary(fieldName, value, { maxKeys: 4, noNullPrototype: true });

/** Documents of one collection, each with a unique id. */
export const documents: fc.Arbitrary<(Document & { _id: string })[]> = fc
  .uniqueArray(fc.string({ minLength: 1, maxLength: 12 }), { maxLength: 8 })
  .chain((ids) => fc.tuple(...ids.map((_id) => fields.map((each) => ({ _id, ...each })))));
