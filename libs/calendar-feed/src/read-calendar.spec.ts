import { addDays, type Day } from '@hearthstay/stay';
import fc from 'fast-check';
import { feedLimits } from './limits';
import { nightsIn, rangesOf, type NightRange } from './nights';
import { readCalendar } from './read-calendar';
import { airbnb, bookingCom, calendarOf, event, google, outlook, vrbo } from './testing/platforms';
import { asUsual, ranges, read, today } from './testing/reading';

const codeOf = (text: string): unknown => {
  try {
    return read(text);
  } catch (error) {
    return (error as { code: string }).code;
  }
};

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
    'DTSTART:2031-11-30',
    'DTSTART:tomorrow',
    'SUMMARY:When?',
    'RRULE:FREQ=NEVER',
  ])('with %s is left out as unreadable', (line) => {
    const { nights, leftOut, unreadable } = read(calendarOf(event('UID:1', line)));
    expect([nights, leftOut]).toEqual([[], { unreadable: 1 }]);
    expect(unreadable).toEqual([{ key: expect.any(String), from: null, to: null }]);
  });

  it.each([
    ['begins and ends', ['DTEND;VALUE=DATE:20310605'], '2031-06-05', ['2031-06-02/2031-06-05']],
    ['begins', ['DTEND:soon'], null, ['2031-06-02/2031-06-03']],
    ['ends before it begins', ['DTEND;VALUE=DATE:20310530'], null, ['2031-06-02/2031-06-03']],
  ])('that cannot be read has a known range if it %s', (_what, end, to, expected) => {
    const text = calendarOf(event('DTSTART;VALUE=DATE:20310602', ...end, 'RRULE:FREQ=NEVER'));
    expect(read(text).unreadable).toEqual([{ key: expect.any(String), from: '2031-06-02', to }]);
    expect(ranges(text)).toEqual(expected);
  });

  it('that cannot be read has a new key when it changes, and only then', () => {
    const keyOf = (...lines: string[]) => read(calendarOf(event('RRULE:FREQ=NEVER', ...lines))).unreadable[0]?.key;
    expect(keyOf('DTSTART:20310602')).toBe(keyOf('DTSTART:20310602', 'DTSTAMP:20310501T101112Z'));
    expect(keyOf('DTSTART:20310602')).not.toBe(keyOf('DTSTART:20310603'));
  });

  it('that cannot be read and is over counts as past, unless it recurs', () => {
    const past = event('DTSTART;VALUE=DATE:20150602', 'DTEND:soon');
    expect(read(calendarOf(past))).toMatchObject({ nights: [], leftOut: { past: 1 }, warnings: {}, unreadable: [] });
    expect(read(calendarOf(event('DTSTART;VALUE=DATE:20150602', 'RRULE:FREQ=NEVER'))).unreadable).toHaveLength(1);
  });

  it('that cannot be read keeps its known nights apart from those of other events', () => {
    const unreadable = event('DTSTART;VALUE=DATE:20310602', 'DTEND;VALUE=DATE:20310605', 'RRULE:FREQ=NEVER');
    const text = calendarOf(unreadable, event('DTSTART;VALUE=DATE:20310604', 'DTEND;VALUE=DATE:20310606'));
    expect(read(text).readableNights).toEqual(['2031-06-04', '2031-06-05']);
    expect(ranges(text)).toEqual(['2031-06-02/2031-06-06']);
  });

  it('that cannot be read is listed up to a limit, and always counted', () => {
    const events = Array.from({ length: 60 }, (_, index) => event(`UID:${index}`, `DTSTART:day ${index}`));
    const { leftOut, unreadable } = read(calendarOf(...events));
    expect([leftOut, unreadable.length]).toEqual([{ unreadable: 60 }, feedLimits.unreadable]);
  });

  it('with the UID of another one counts as well', () => {
    const lines = ['2', '8'].map((day) => event('UID:same', `DTSTART;VALUE=DATE:2031060${day}`));
    expect(ranges(calendarOf(...lines))).toHaveLength(2);
  });

  it('that recurs without end is read up to the limit of days', () => {
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
    ['20,001 events', calendarOf(...Array.from({ length: 20_001 }, () => event('UID:1'))), 'CALENDAR_TOO_MANY_EVENTS'],
    [
      'more occurrences than anybody has',
      calendarOf(...Array.from({ length: 6 }, () => event('DTSTART:20310601T100000', 'RRULE:FREQ=HOURLY'))),
      'CALENDAR_TOO_COMPLEX',
    ],
  ])('that is %s is refused', (_what, text, code) => expect(codeOf(text)).toBe(code));

  it('is read or refused with a code when any part of it is cut off or changed', () => {
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
