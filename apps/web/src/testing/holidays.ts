import type { HolidaysView } from '@hearthstay/contracts';
import { parseDay } from '@hearthstay/stay';

/** Christmas in Schleswig-Holstein, and a made-up public holiday after it. */
export const holidays: HolidaysView = {
  country: 'DE',
  place: { de: 'in Schleswig-Holstein', en: 'in Schleswig-Holstein' },
  publicHolidays: [
    { day: parseDay('2026-12-25'), name: { de: '1. Weihnachtsfeiertag', en: 'Christmas Day' } },
    { day: parseDay('2027-01-08'), name: { de: 'Erfundener Tag', en: 'Made-up Day' } },
  ],
  publicUntil: parseDay('2030-12-31'),
  school: {
    holidays: [
      {
        from: parseDay('2026-12-21'),
        to: parseDay('2027-01-06'),
        name: { de: 'Weihnachtsferien', en: 'Christmas holidays' },
      },
    ],
    until: parseDay('2031-04-10'),
  },
};
