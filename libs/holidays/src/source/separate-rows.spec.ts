import { addDays, parseDay } from '@hearthstay/stay';
import fc from 'fast-check';
import type { Row } from '../row';
import { separateRows } from './separate-rows';

const first = parseDay('2026-09-01');

const row = fc
  .record({ start: fc.nat(40), length: fc.nat(12), name: fc.constantFrom('Herbst', 'Winter', 'Ostern') })
  .map(({ start, length, name }): Row => ({ from: addDays(first, start), to: addDays(first, start + length), name }));

const daysOf = ({ from, to }: Row): string[] => {
  const days = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};

it('rows keep all their days, each once', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
      const days = separateRows(rows).flatMap(daysOf);
      expect(days).toEqual([...new Set(rows.flatMap(daysOf))].toSorted());
    }),
  );
});

it('separate rows stay as they are, in any order', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
      const separate = separateRows(rows);
      expect(separateRows(separate.toReversed())).toEqual(separate);
    }),
  );
});

it('of two names, the earlier one has the days of both', () => {
  const on = (day: string) => parseDay(`2028-04-${day}`);
  expect(
    separateRows([
      { from: on('17'), to: on('29'), name: 'Frühling' },
      { from: on('14'), to: on('17'), name: 'Ostern' },
    ]),
  ).toEqual([
    { from: on('14'), to: on('17'), name: 'Ostern' },
    { from: on('18'), to: on('29'), name: 'Frühling' },
  ]);
});
