import { addDays, parseDay, type Day } from '@hearthstay/stay';
import fc from 'fast-check';
import { feedLimits } from './limits';
import { nightsIn, rangesOf, type NightRange } from './nights';
import { readCalendar, type ReadingOptions } from './read-calendar';
import {
  airbnb,
  bookingCom,
  bookingComBeforeItsSeason,
  calendarOf,
  event,
  google,
  microsoft,
  nextcloud,
  oldAirbnb,
  outlook,
  tentativeVrbo,
  vrbo,
} from './testing/platforms';

const today = parseDay('2031-05-10');
const asUsual: ReadingOptions = {
  today,
  timeZone: 'Europe/Berlin',
  onlyReserved: false,
  skipTransparent: false,
  includeShortTimed: false,
};

const read = (text: string, options: Partial<ReadingOptions> = {}) =>
  readCalendar(new TextEncoder().encode(text), { ...asUsual, ...options });
const ranges = (text: string, options: Partial<ReadingOptions> = {}) =>
  rangesOf(read(text, options).nights).map(({ from, to }) => `${from}/${to}`);
const codeOf = (text: string): unknown => {
  try {
    return read(text);
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('The calendar of a platform', () => {
  it('of Booking.com is read', () => expect(ranges(bookingCom)).toEqual(['2031-06-10/2031-06-13']));

  it('of Airbnb is read with its blocks, or without when the owner says so', () => {
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

  it('leaves out what blocks no time, and takes what lasts some hours, when the owner says so', () => {
    const { nights, leftOut } = read(google, { skipTransparent: true, includeShortTimed: true });
    expect(nights.slice(3)).toEqual(['2031-09-05']);
    expect(leftOut).toEqual({ cancelled: 2, transparent: 1 });
  });

  it('of Outlook is read by the time zone that it describes', () => {
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
    'of %s says the same when its events have other UIDs and another order',
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

describe('An event', () => {
  const days = (...lines: string[]) => ranges(calendarOf(event('UID:1', ...lines)));

  it.each([
    ['without an end is one day', ['DTSTART;VALUE=DATE:20310601'], ['2031-06-01/2031-06-02']],
    ['may have a duration', ['DTSTART;VALUE=DATE:20310601', 'DURATION:P3D'], ['2031-06-01/2031-06-04']],
    ['may have dates that are declared as times', ['DTSTART:20310601', 'DTEND:20310603'], ['2031-06-01/2031-06-03']],
    [
      'that crosses a midnight is a night',
      ['DTSTART:20310601T150000', 'DTEND:20310603T100000'],
      ['2031-06-01/2031-06-03'],
    ],
    [
      'of a day of the clock is a night',
      ['DTSTART:20310601T000000', 'DTEND:20310602T000000'],
      ['2031-06-01/2031-06-02'],
    ],
    [
      'in UTC is read at the property',
      ['DTSTART:20310601T223000Z', 'DTEND:20310602T223000Z'],
      ['2031-06-02/2031-06-03'],
    ],
    [
      'in a named zone is read at the property',
      ['DTSTART;TZID=Asia/Tokyo:20310602T060000', 'DTEND;TZID=Asia/Tokyo:20310603T080000'],
      ['2031-06-01/2031-06-03'],
    ],
    [
      'in an unknown zone is read as at the property',
      ['DTSTART;TZID=Nowhere:20310602T060000', 'DTEND;TZID=Nowhere:20310603T080000'],
      ['2031-06-02/2031-06-03'],
    ],
    [
      'that has begun counts from today on',
      ['DTSTART;VALUE=DATE:20310501', 'DTEND;VALUE=DATE:20310512'],
      ['2031-05-10/2031-05-12'],
    ],
  ])('%s', (_what, lines, expected) => expect(days(...lines)).toEqual(expected));

  it.each([
    ['a day', 'DTSTART:20311201T160000', '20311203', 3],
    ['a time of the property', 'DTSTART:20311201T160000', '20311203T150000Z', 3],
    ['just before a time of the property', 'DTSTART:20311201T160000', '20311203T145959Z', 2],
    ['a time of its zone', 'DTSTART;TZID=America/New_York:20311201T160000', '20311203T210000Z', 3],
    ['just before a time of its zone', 'DTSTART;TZID=America/New_York:20311201T160000', '20311203T205959Z', 2],
    ['a time in UTC', 'DTSTART:20311201T160000Z', '20311203T160000Z', 3],
    ['midnight in UTC, as days', 'DTSTART;VALUE=DATE:20311201', '20311203T000000Z', 3],
    ['midnight at the property, as days', 'DTSTART;VALUE=DATE:20311201', '20311202T230000Z', 3],
    ['a day, as days', 'DTSTART;VALUE=DATE:20311201', '20311203', 3],
  ])('that recurs daily until %s has its last occurrence', (_what, start, until, expected) => {
    const event = [start, 'DURATION:PT10H', `RRULE:FREQ=DAILY;UNTIL=${until}`];
    const lines = start.includes('VALUE=DATE') ? event.filter((line) => !line.startsWith('DURATION')) : event;
    expect(read(calendarOf(['BEGIN:VEVENT', ...lines, 'END:VEVENT'])).nights).toHaveLength(expected);
  });

  it('with further dates has its first one, too, unless it is excepted', () => {
    const further = ['DTSTART;VALUE=DATE:20310601', 'RDATE;VALUE=DATE:20310610,20310520'];
    expect(days(...further)).toHaveLength(3);
    expect(days(...further, 'EXDATE;VALUE=DATE:20310601')).toHaveLength(2);
    expect(days('DTSTART:20310601T160000', 'DURATION:PT10H', 'RDATE:20310610T160000')).toHaveLength(2);
  });

  it('that ends before it begins is one day, with a warning', () => {
    const { nights, warnings } = read(calendarOf(event('DTSTART;VALUE=DATE:20310605', 'DTEND;VALUE=DATE:20310603')));
    expect([nights, warnings]).toEqual([['2031-06-05'], { 'end-before-start': 1 }]);
  });

  it.each([
    'DTSTART;VALUE=DATE:20311131',
    'DTSTART:20310230T100000',
    'DTSTART:tomorrow',
    'SUMMARY:When?',
    'RRULE:FREQ=NEVER',
  ])('with %s is left out as unreadable', (line) => {
    const { nights, leftOut } = read(calendarOf(event('UID:1', line)));
    expect([nights, leftOut]).toEqual([[], { unreadable: 1 }]);
  });

  it('of another with the same UID counts as well', () => {
    const lines = ['2', '8'].map((day) => event('UID:same', `DTSTART;VALUE=DATE:2031060${day}`));
    expect(ranges(calendarOf(...lines))).toHaveLength(2);
  });

  it('that recurs for ever is read as far ahead as days are kept', () => {
    const { nights } = read(calendarOf(event('DTSTART;VALUE=DATE:20250101', 'RRULE:FREQ=DAILY')));
    expect(nights).toHaveLength(feedLimits.daysAhead);
  });

  it('too far ahead is left out', () => {
    expect(read(calendarOf(event('DTSTART;VALUE=DATE:20400101'))).leftOut).toEqual({ 'too-far': 1 });
  });
});

describe('A text', () => {
  it.each([
    ['with a byte order mark', `\ufeff${bookingCom}`],
    ['with line ends of a Mac', bookingCom.replaceAll('\r\n', '\r')],
    ['with line ends of Unix', bookingCom.replaceAll('\r\n', '\n')],
    ['with lines that belong to nothing', bookingCom.replace('METHOD', '<br>\r\n\r\nMETHOD')],
    ['with an alarm', bookingCom.replace('END:VEVENT', 'BEGIN:VALARM\r\nDTSTART:20310101\r\nEND:VALARM\r\nEND:VEVENT')],
  ])('%s is read', (_what, text) => expect(ranges(text)).toEqual(['2031-06-10/2031-06-13']));

  it('in Latin-1 is read', () => {
    const bytes = Uint8Array.from(Buffer.from(vrbo, 'latin1'));
    expect(readCalendar(bytes, asUsual).nights).toHaveLength(8);
  });

  it.each([
    ['nothing', '', 'CALENDAR_INVALID'],
    ['a page', '<!doctype html><title>Please sign in</title>', 'CALENDAR_INVALID'],
    ['NUL', bookingCom.replace('UID', '\0'), 'CALENDAR_INVALID'],
    ['half of a calendar', bookingCom.slice(0, 150), 'CALENDAR_INCOMPLETE'],
    ['a calendar with a piece missing', bookingCom.replace('END:VEVENT\r\n', ''), 'CALENDAR_INCOMPLETE'],
    ['5,001 events', calendarOf(...Array.from({ length: 5_001 }, () => event('UID:1'))), 'CALENDAR_TOO_MANY_EVENTS'],
    [
      'more occurrences than anybody has',
      calendarOf(event('DTSTART;VALUE=DATE:19500101', 'RRULE:FREQ=DAILY')),
      'CALENDAR_TOO_COMPLEX',
    ],
  ])('that is %s is refused', (_what, text, code) => expect(codeOf(text)).toBe(code));

  it('is read or refused by a code, whatever is cut off or changed in it', () => {
    const codes = ['CALENDAR_INVALID', 'CALENDAR_INCOMPLETE'];
    const text = fc.constantFrom(airbnb, bookingCom, google, outlook, vrbo);
    fc.assert(
      fc.property(text, fc.nat(), fc.nat({ max: 20 }), fc.string({ maxLength: 10 }), (whole, at, length, inserted) => {
        const place = at % whole.length;
        const outcome = codeOf(whole.slice(0, place) + inserted + whole.slice(place + length));
        if (typeof outcome === 'string') expect(codes).toContain(outcome);
        else expect(outcome).toHaveProperty('nights');
      }),
    );
  });
});

describe('Nights', () => {
  const anyRange: fc.Arbitrary<NightRange> = fc
    .tuple(fc.integer({ min: 1, max: 600 }), fc.integer({ min: 1, max: 100 }))
    .map(([start, length]) => ({ from: addDays(today, start), to: addDays(today, start + length) }));
  const inCalendar = (day: Day) => day.replaceAll('-', '');

  it('are those of the events, whatever their order and overlap', () => {
    fc.assert(
      fc.property(fc.array(anyRange, { maxLength: 8 }), (stays) => {
        const events = stays.map(({ from, to }) =>
          event(`DTSTART;VALUE=DATE:${inCalendar(from)}`, `DTEND;VALUE=DATE:${inCalendar(to)}`),
        );
        const expected = Array.from({ length: 730 }, (_, index) => addDays(today, index)).filter((day) =>
          stays.some(({ from, to }) => from <= day && day < to),
        );
        expect(read(calendarOf(...events)).nights).toEqual(expected);
      }),
    );
  });

  it('become ranges and nights again', () => {
    fc.assert(
      fc.property(fc.array(anyRange, { maxLength: 8 }), (stays) => {
        const nights = nightsIn(stays);
        expect(nightsIn(rangesOf(nights))).toEqual(nights);
      }),
    );
  });
});
