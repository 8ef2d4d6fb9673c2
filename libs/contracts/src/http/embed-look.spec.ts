import fc from 'fast-check';
import { contrastOf } from '../values/color';
import { embedLookSchema, readableContrast, schemeOf, textOn } from './embed-look';

const errorsOf = (look: object) =>
  embedLookSchema.safeParse(look).error?.issues.map(({ path, message }) => [path.join('.'), message]);

it('takes no colours, one or both', () => {
  expect(embedLookSchema.parse({})).toEqual({});
  expect(embedLookSchema.parse({ accent: '2F6B4F' })).toEqual({ accent: '2f6b4f' });
  expect(embedLookSchema.parse({ accent: '2f6b4f', background: 'ffffff' })).toEqual({
    accent: '2f6b4f',
    background: 'ffffff',
  });
});

it.each(['', 'red', '#2f6b4f', 'fff', '2f6b4', '2f6b4f0', '2f6b4g', 'url(x)', ';}*{', ['2f6b4f', '2f6b4f'], {}])(
  '%j is no colour',
  (color) => {
    expect(errorsOf({ accent: color })).toEqual([['accent', 'COLOR_INVALID']]);
    expect(errorsOf({ background: color })).toEqual([['background', 'COLOR_INVALID']]);
  },
);

it.each([
  [{ accent: 'ffff00' }, 'accent'],
  [{ accent: '777777', background: 'eeeeee' }, 'accent'],
  [{ accent: '2f6b4f', background: '101010' }, 'accent'],
  [{ background: '888888' }, 'background'],
])('refuses %j, in which nothing can be read', (look, field) => {
  expect(errorsOf(look)).toEqual([[field, 'COLORS_TOO_CLOSE']]);
});

it('knows the scheme of a background', () => {
  expect([{}, { background: 'eeeeee' }, { background: '202020' }].map(schemeOf)).toEqual(['light', 'light', 'dark']);
});

const color = fc.integer({ min: 0, max: 0xff_ff_ff }).map((number) => number.toString(16).padStart(6, '0'));

it('can be read, or is refused', () => {
  expect(contrastOf('000000', 'ffffff')).toBeCloseTo(21);
  fc.assert(
    fc.property(color, color, (accent, background) => {
      if (!embedLookSchema.safeParse({ accent, background }).success) return;
      expect(contrastOf(accent, background)).toBeGreaterThanOrEqual(readableContrast);
      expect(contrastOf(textOn(accent), accent)).toBeGreaterThanOrEqual(readableContrast);
    }),
    { numRuns: 1_000 },
  );
});
