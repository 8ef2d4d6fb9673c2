import fc from 'fast-check';
import { anyDay } from '../testing/arbitraries';
import { isDay, parseDay } from './day';

describe('isDay', () => {
  it.each(['2026-12-08', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('accepts %s', (text) =>
    expect(isDay(text)).toBe(true),
  );

  it.each([
    '2026-02-30',
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-00-10',
    '2026-13-01',
    '2026-12-00',
    '2026-12-32',
  ])('refuses the nonexistent day %s', (text) => expect(isDay(text)).toBe(false));

  it.each([
    '0000-01-01',
    '10000-01-01',
    '+002026-01-01',
    '2026-1-1',
    '20261208',
    '2026-12-08T00:00:00Z',
    ' 2026-12-08',
    '2026-12-08\n',
    '08.12.2026',
    '２０２６-12-08',
    '',
  ])('refuses the shape %j', (text) => expect(isDay(text)).toBe(false));

  it.each([undefined, null, 20261208, new Date(0), ['2026-12-08']])('refuses %p, which is not a string', (value) =>
    expect(isDay(value)).toBe(false),
  );

  it('accepts exactly the days of an independently computed calendar', () => {
    const lengths = (year: number) => {
      const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
      return [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    };
    const written = (number: number, width: number) => String(number).padStart(width, '0');
    fc.assert(
      fc.property(fc.nat({ max: 9999 }), fc.nat({ max: 14 }), fc.nat({ max: 33 }), (year, month, day) => {
        const exists = year >= 1 && day >= 1 && day <= (lengths(year)[month - 1] ?? 0);
        expect(isDay(`${written(year, 4)}-${written(month, 2)}-${written(day, 2)}`)).toBe(exists);
      }),
    );
  });
});

describe('parseDay', () => {
  it('returns a day unchanged', () => {
    fc.assert(fc.property(anyDay, (day) => expect(parseDay(day)).toBe(day)));
  });

  it('names the invalid text in its error', () => {
    expect(() => parseDay('2026-02-30')).toThrow(new RangeError('Not a day: "2026-02-30"'));
  });
});
