import { Binary, ObjectId } from 'bson';
import fc from 'fast-check';
import { encodeValue, endOfValue, invert } from './key-encoding';

const order = (left: unknown, right: unknown): number =>
  Math.sign(Buffer.compare(encodeValue(left), encodeValue(right)));
const codePoints = (text: string): number[] => Array.from(text, (character) => character.codePointAt(0)!);
const byCodePoint = (left: string, right: string): number => {
  const [a, b] = [codePoints(left), codePoints(right)];
  const differs = a.findIndex((point, at) => point !== b[at]);
  return differs === -1 ? Math.sign(a.length - b.length) : Math.sign(a[differs]! - (b[differs] ?? -1));
};

const number = fc.double({ noNaN: true });
const text = fc.string({ unit: 'binary' });
const date = fc.date({ noInvalidDate: true });
const bytes = fc.uint8Array({ maxLength: 12 }).map((content) => new Binary(content));
const objectId = fc.uint8Array({ minLength: 12, maxLength: 12 }).map((content) => new ObjectId(content));
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    number,
    text,
    date,
    bytes,
    objectId,
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.string({ minLength: 1 }), tie('value'), { maxKeys: 3 }),
  ),
}));

describe('The encoding of a key', () => {
  it.each([false, true])('says where a value ends, inverted: %j', (isInverted) => {
    fc.assert(
      fc.property(fc.oneof(number, text, date, objectId, fc.boolean(), fc.constant(null)), bytes, (first, after) => {
        const parts = [first, after].map(encodeValue).map((part) => (isInverted ? invert(part) : part));
        return endOfValue(Buffer.concat([Buffer.alloc(5), ...parts]), 5, isInverted) === 5 + parts[0]!.length;
      }),
    );
    expect(endOfValue(encodeValue({ a: 1 }), 0, false)).toBeUndefined();
  });

  it('orders numbers as numbers', () => {
    fc.assert(
      fc.property(number, number, (left, right) => order(left, right) === Math.sign(left - right) || left === right),
    );
    expect(order(-0, 0)).toBe(0);
    expect([Infinity, 1, -1, 0, -Infinity, 0.5].sort(order)).toEqual([-Infinity, -1, 0, 0.5, 1, Infinity]);
  });

  it('orders texts by code point', () => {
    fc.assert(fc.property(text, text, (left, right) => order(left, right) === byCodePoint(left, right)));
  });

  it('orders dates by instant, also before 1970', () => {
    fc.assert(
      fc.property(date, date, (left, right) => order(left, right) === Math.sign(left.getTime() - right.getTime())),
    );
  });

  it('orders binaries by length first', () => {
    expect(order(new Binary(Buffer.from('z')), new Binary(Buffer.from('ab')))).toBe(-1);
  });

  it('orders the types as MongoDB does', () => {
    const ascending = [null, 5, 'text', {}, [], new Binary(), new ObjectId(), false, new Date()];
    for (let at = 1; at < ascending.length; at++) expect(order(ascending[at - 1], ascending[at])).toBe(-1);
  });

  it('is never a prefix of another one, so keys of several fields are unambiguous', () => {
    fc.assert(
      fc.property(value, value, (left, right) => {
        const [a, b] = [encodeValue(left), encodeValue(right)];
        return a.equals(b) || !b.subarray(0, a.length).equals(a);
      }),
      { numRuns: 1000 },
    );
  });

  it('has the reverse order when inverted', () => {
    fc.assert(
      fc.property(value, value, (left, right) => {
        const inverted = Math.sign(Buffer.compare(invert(encodeValue(left)), invert(encodeValue(right))));
        return inverted === -order(left, right);
      }),
    );
  });
});
