import fc from 'fast-check';
import { addDays, parseDay } from '@hearthstay/stay';
import { noSelection, type DateSelection } from './date-selection';
import { addressWithDays, daysOfAddress, keptDays } from './kept-days';

const day = fc.nat({ max: 800 }).map((offset) => addDays(parseDay('2026-01-01'), offset));

const selection: fc.Arbitrary<DateSelection> = fc.oneof(
  fc.constant(noSelection),
  day.map((start) => ({ kind: 'first-day' as const, start })),
  fc
    .tuple(day, fc.nat({ max: 30 }))
    .map(([start, more]) => ({ kind: 'range' as const, start, end: addDays(start, more) })),
);

it('reads days from an address into which they were written, and keeps the rest of the address', () => {
  fc.assert(
    fc.property(selection, selection, (before, days) => {
      const address = addressWithDays(addressWithDays(new URLSearchParams('lang=en'), before), days);
      expect(daysOfAddress(address)).toEqual(days);
      expect(address.get('lang')).toBe('en');
    }),
  );
});

it.each(['', 'to=2026-12-08', 'from=soon', 'from=2026-02-30', 'from=2026-12-08&to=2026-12-07', 'from=2026-12-08&to='])(
  'reads no days from "%s"',
  (query) => expect(daysOfAddress(new URLSearchParams(query))).toEqual(noSelection),
);

it('writes days into an address in place of its month', () => {
  const address = new URLSearchParams('month=2026-11');
  expect(addressWithDays(address, noSelection).toString()).toBe('month=2026-11');
  const days: DateSelection = { kind: 'first-day', start: parseDay('2026-12-08') };
  expect(addressWithDays(address, days).toString()).toBe('from=2026-12-08');
});

it('keeps days until they are discarded', () => {
  const days: DateSelection = { kind: 'first-day', start: parseDay('2026-12-08') };
  keptDays.keep(days);
  expect(keptDays.read()).toEqual(days);
  keptDays.keep(noSelection);
  expect(keptDays.read()).toEqual(noSelection);
});
