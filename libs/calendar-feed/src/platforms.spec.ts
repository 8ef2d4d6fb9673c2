import { rangesOf } from './nights';
import {
  airbnb,
  bookingCom,
  bookingComBeforeItsSeason,
  google,
  microsoft,
  nextcloud,
  oldAirbnb,
  outlook,
  tentativeVrbo,
  vrbo,
} from './testing/platforms';
import { ranges, read } from './testing/reading';

describe('The calendar of a platform', () => {
  it('of Booking.com is read', () => expect(ranges(bookingCom)).toEqual(['2031-06-10/2031-06-13']));

  it('of Airbnb is read with its blocks, or without them by an option', () => {
    expect(ranges(airbnb)).toEqual(['2031-06-02/2031-06-05', '2031-06-30/2031-07-02']);
    const { nights, leftOut } = read(airbnb, { onlyReserved: true });
    expect([nights.length, leftOut]).toEqual([3, { 'not-reserved': 1 }]);
  });

  it('of Vrbo is read without the past', () => {
    const { nights, leftOut } = read(vrbo);
    expect(rangesOf(nights)).toEqual([{ from: '2031-07-20', to: '2031-07-28' }]);
    expect(leftOut).toEqual({ past: 1 });
  });

  it('of Google is read with recurrence, exceptions and moved occurrences', () => {
    const { nights, leftOut } = read(google);
    expect(nights).toEqual(['2031-06-02', '2031-06-17', '2031-06-30', '2031-09-01', '2031-09-02']);
    expect(leftOut).toEqual({ cancelled: 2, 'short-timed': 1 });
  });

  it('leaves out transparent events and includes short ones by an option', () => {
    const { nights, leftOut } = read(google, { skipTransparent: true, includeShortTimed: true });
    expect(nights.slice(3)).toEqual(['2031-09-05']);
    expect(leftOut).toEqual({ cancelled: 2, transparent: 1 });
  });

  it('of Outlook is read with the time zone that it defines', () => {
    // 17:00 there is 0:00 of the same night in summer, 19:00 is 2:00 of the next day.
    expect(ranges(outlook)).toEqual(['2031-06-02/2031-06-04']);
    expect(ranges(outlook, { timeZone: 'America/New_York' })).toEqual(['2031-06-01/2031-06-03']);
  });
});

describe('A calendar', () => {
  it.each([
    [
      'of Booking.com before its season, as far ahead as days are kept',
      bookingComBeforeItsSeason,
      ['2032-01-01/2033-05-09'],
    ],
    ['of Airbnb in its first years', oldAirbnb, ['2031-06-10/2031-06-11', '2031-06-20/2031-06-21']],
    ['of Vrbo with stays that are not confirmed', tentativeVrbo, ['2031-08-01/2031-08-04']],
    ['of Microsoft in summer time', microsoft, ['2031-06-01/2031-06-03', '2031-07-01/2031-07-03']],
    [
      'of Nextcloud with lists of dates',
      nextcloud,
      [
        ...['2031-07-01/2031-07-03', '2031-10-01/2031-10-03', '2031-11-01/2031-11-03', '2031-11-10/2031-11-12'],
        ...['2031-12-01/2031-12-02', '2031-12-08/2031-12-09', '2031-12-15/2031-12-16'],
      ],
    ],
  ])('%s is read', (_what, text, expected) => expect(ranges(text)).toEqual(expected));

  it.each(Object.entries({ airbnb, bookingCom, google, microsoft, nextcloud, outlook, vrbo }))(
    'of %s has the same nights when its events have other UIDs and another order',
    (_name, text) => {
      const renamed = text.replaceAll('UID:', 'UID:other-');
      expect(read(renamed)).toEqual(read(text));
      const [head = '', ...events] = renamed.split('BEGIN:VEVENT');
      const [last = '', end = ''] = events.at(-1)?.split('END:VCALENDAR') ?? [];
      const reversed = [...events.slice(0, -1), last].reverse().map((each) => `BEGIN:VEVENT${each}`);
      expect(read(`${head}${reversed.join('')}END:VCALENDAR${end}`)).toEqual(read(text));
    },
  );
});
