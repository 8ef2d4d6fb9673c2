import fc from 'fast-check';
import { foldLines } from './fold-lines';

const unfold = (text: string): string => text.replace(/\r\n[\t ]/g, '');
const anyLine = fc.string({ unit: fc.constantFrom('a', 'ü', '€', '🏡', ';'), maxLength: 400 });
const anyLines = fc.array(anyLine, { maxLength: 5 }).map((lines) => lines.join('\r\n'));

describe('foldLines', () => {
  it('produces no line longer than 75 octets', () => {
    fc.assert(
      fc.property(anyLines, (text) => {
        for (const line of foldLines(text).split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      }),
    );
  });

  it('does not change the unfolded text', () => {
    fc.assert(fc.property(anyLines, (text) => expect(unfold(foldLines(text))).toBe(text)));
  });

  it('folds a wrongly folded text again', () => {
    expect(foldLines(`${'ü'.repeat(75)}\r\n\tü`)).toBe(foldLines('ü'.repeat(76)));
  });
});
