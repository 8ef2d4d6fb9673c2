import { parseDay } from '@hearthstay/stay';
import { readRow, rowText } from './row';

const from = parseDay('2026-10-26');

it.each([
  ['2026-10-26 Nationalfeiertag', { from, to: from, name: 'Nationalfeiertag' }],
  ['2026-10-26/2026-10-30 Herbstferien', { from, to: parseDay('2026-10-30'), name: 'Herbstferien' }],
  [
    '2026-10-26 Buß- und Bettag [DE-SN DE-BY]',
    { from, to: from, name: 'Buß- und Bettag', regions: ['DE-SN', 'DE-BY'] as const },
  ],
])('%j is written as it is read', (text, row) => {
  expect(readRow(text)).toEqual(row);
  expect(rowText(readRow(text))).toBe(text);
});

it.each([
  '',
  '2026-10-26',
  '2026-02-30 Winterferien',
  '2026-10-30/2026-10-26 Herbstferien',
  '2026-10-26/2026-10-26 Herbstferien',
  '2026-10-26 Herbstferien [DE-XX]',
  '2026-10-26 Herbstferien []',
])('%j is no row', (text) => {
  expect(() => readRow(text)).toThrow(RangeError);
});
