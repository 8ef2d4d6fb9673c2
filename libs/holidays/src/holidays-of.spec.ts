import { parseDay } from '@hearthstay/stay';
import { holidaysOf } from './holidays-of';

const range = (start: string, end: string) => ({ start: parseDay(start), end: parseDay(end) });

it('the holidays of a range are those that have a day in it, also if they begin or end outside', () => {
  const { publicHolidays, schoolHolidays } = holidaysOf('DE-SH', range('2026-12-25', '2027-01-01'));
  expect(publicHolidays.map(({ from, name }) => [from, name])).toEqual([
    ['2026-12-25', '1. Weihnachtsfeiertag'],
    ['2026-12-26', '2. Weihnachtsfeiertag'],
    ['2027-01-01', 'Neujahr'],
  ]);
  expect(schoolHolidays).toEqual([{ from: '2026-12-21', to: '2027-01-06', name: 'Weihnachtsferien' }]);
  expect(holidaysOf('DE-SH', range('2027-01-07', '2027-01-08'))).toMatchObject({
    publicHolidays: [],
    schoolHolidays: [],
  });
});

it('a state has only its own holidays', () => {
  const reformation = range('2026-10-31', '2026-11-01');
  expect(holidaysOf('DE-HH', reformation).publicHolidays.map(({ from }) => from)).toEqual(['2026-10-31']);
  expect(holidaysOf('DE-BY', reformation).publicHolidays.map(({ from }) => from)).toEqual(['2026-11-01']);
  expect(holidaysOf('DE-BE', reformation).publicHolidays).toEqual([]);
});

it('the data say until when they are known, and single free days do not count', () => {
  const nothing = range('2040-01-01', '2040-01-02');
  expect(holidaysOf('DE-SH', nothing)).toMatchObject({ publicUntil: '2030-12-31', schoolUntil: '2031-04-10' });
  expect(holidaysOf('DE-BY', nothing)).toMatchObject({ schoolUntil: '2030-09-09' });
  expect(holidaysOf('AT-9', nothing)).toMatchObject({ publicUntil: '2030-12-31', schoolUntil: '2029-01-06' });
});

it('a canton without school holidays has public holidays only', () => {
  expect(holidaysOf('CH-GR', range('2026-12-01', '2026-12-31'))).toEqual({
    publicHolidays: [expect.objectContaining({ from: '2026-12-25' }), expect.objectContaining({ from: '2026-12-26' })],
    publicUntil: '2030-12-31',
    schoolHolidays: [],
  });
});
