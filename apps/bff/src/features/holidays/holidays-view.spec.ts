import type { HolidayChoice } from '@hearthstay/contracts';
import { parseDay } from '@hearthstay/stay';
import { publicSettings } from '../../testing/fake-services';
import { daysForGuests, holidaysView } from './holidays-view';

const today = parseDay('2026-12-08');
const view = (choice: HolidayChoice, maxAdvanceBookingDays = 40) =>
  holidaysView(choice, daysForGuests(today, { ...publicSettings, maxAdvanceBookingDays }));

it('without a region there are none', async () => {
  expect(await view({ region: '', school: true })).toBeUndefined();
});

it('the holidays are those of the region in the months in which days can be booked', async () => {
  expect(await view({ region: 'DE-SH', school: true })).toEqual({
    country: 'DE',
    place: { de: 'in Schleswig-Holstein', en: 'in Schleswig-Holstein' },
    publicHolidays: [
      { day: '2026-12-25', name: { de: '1. Weihnachtsfeiertag', en: 'Christmas Day' } },
      { day: '2026-12-26', name: { de: '2. Weihnachtsfeiertag', en: '2nd Day of Christmas' } },
      { day: '2027-01-01', name: { de: 'Neujahr', en: "New Year's Day" } },
    ],
    publicUntil: '2030-12-31',
    school: {
      holidays: [{ from: '2026-12-21', to: '2027-01-06', name: { de: 'Weihnachtsferien', en: 'Christmas holidays' } }],
      until: '2031-04-10',
    },
  });
});

it.each([
  // The 28th of February, whose grid may go on until the 14th of March.
  [82, '2027-03-22', false],
  // The 1st of March.
  [83, '2027-03-22', true],
])('if %i days ahead can be booked, the holidays from %s on are included: %j', async (days, from, isIncluded) => {
  const shown = await view({ region: 'DE-BY', school: true }, days);
  expect(shown?.school?.holidays.some((holidays) => holidays.from === from)).toBe(isIncluded);
});

it('school holidays are absent if the owner hides them, or if none of the region are known', async () => {
  expect(await view({ region: 'DE-SH', school: false })).not.toHaveProperty('school');
  const grisons = await view({ region: 'CH-GR', school: true });
  expect(grisons).not.toHaveProperty('school');
  expect(grisons?.publicHolidays.map(({ day }) => day)).toEqual(['2026-12-25', '2026-12-26', '2027-01-01']);
});

it('the place is named in each language, as in a sentence', async () => {
  expect(await view({ region: 'AT-6', school: false })).toMatchObject({
    place: { de: 'in der Steiermark', en: 'in Styria' },
  });
});

it('a year of holidays is a small part of a page', async () => {
  const year = await view({ region: 'DE-BY', school: true }, 365);
  expect(JSON.stringify(year).length).toBeLessThan(3_000);
});
