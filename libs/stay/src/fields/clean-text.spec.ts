import fc from 'fast-check';
import { cleanLine, cleanParagraphs, cleanPassword, excessOf } from './clean-text';
import { visibleLength } from './visible-length';

/** Texts with many of the marks that come with what people paste. */
const pasted = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...Array.from(
          '\0\t\n\v\f\r\x85\u00a0\u00ad\u061c\u200b\u200c\u200d\u200e\u2028\u2029\u202e\u2060\u2066\ufe0f\ufeff',
        ),
      ),
      fc.constantFrom('\r\n', '\ud83c', '\udfe1', '🏡', 'ü', 'u\u0308', 'نمی\u200cخواهم', '👩\u200d🔧'),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

describe('A text of one line', () => {
  it.each([
    ['Anna\tBerg', 'Anna Berg'],
    ['Anna\r\nBerg\u2028', 'Anna Berg'],
    ['\u202dAnna\u202c', 'Anna'],
    ['\u2068An\u00adna\u2069\u200b', 'Anna'],
    ['\ufeffAnna\u0000', 'Anna'],
    ['Anna \ud83c', 'Anna'],
    ['نمی\u200cخواهم', 'نمی\u200cخواهم'],
    ['👩\u200d🔧 ❤\ufe0f 🏴\u{e0067}\u{e0062}\u{e007f}', '👩\u200d🔧 ❤\ufe0f 🏴\u{e0067}\u{e0062}\u{e007f}'],
  ])('%j is %j', (text, clean) => expect(cleanLine(text)).toBe(clean));
});

describe('A text of several lines', () => {
  it.each([
    ['a\r\nb\rc\vd\u2028e\x85f', 'a\nb\nc\nd\ne\nf'],
    ['a\n\n\tb', 'a\n\n\tb'],
    ['a\r\u200b\nb', 'a\nb'],
    ['\u2067شالوم\u2069 +49', 'شالوم +49'],
  ])('%j is %j', (text, clean) => expect(cleanParagraphs(text)).toBe(clean));
});

it.each([
  [' a\u200b\r\nb ', 3, 0],
  [' a\u200b\r\nb ', 2, 1],
  ['', 2, 0],
])('%j exceeds %i characters by %i as it is stored', (text, limit, excess) =>
  expect(excessOf(text, limit)).toBe(excess),
);

it('keeps the spaces around a password', () => expect(cleanPassword(' Sesam\u200b\t')).toBe(' Sesam '));

describe.each([
  ['cleanLine', cleanLine],
  ['cleanParagraphs', cleanParagraphs],
  ['cleanPassword', cleanPassword],
])('%s', (_name, clean) => {
  it('changes nothing that is clean', () => {
    fc.assert(fc.property(pasted, (text) => expect(clean(clean(text))).toBe(clean(text))));
  });

  it('removes nothing that is seen', () => {
    fc.assert(fc.property(pasted, (text) => expect(visibleLength(clean(text))).toBe(visibleLength(text))));
  });

  it('leaves what UTF-8 can encode', () => {
    fc.assert(fc.property(pasted, (text) => expect(Buffer.from(clean(text)).toString()).toBe(clean(text))));
  });
});
