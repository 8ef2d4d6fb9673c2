import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, parseDay } from '@hearthstay/stay';
import type { CalendarReading } from './calendar-reading';
import { calendarOf, event } from './testing/platforms';
import { ranges, read } from './testing/reading';

const today = parseDay('2026-11-25');
const file = (name: string) => readFileSync(join(import.meta.dirname, `testing/cases/${name}.ics`), 'utf8');
const nightsOf = (text: string) => ranges(text, { today }).map((range) => range.replaceAll('2027-', ''));
const remarksOf = (text: string) => {
  const { leftOut, warnings } = read(text, { today });
  return { ...leftOut, ...warnings };
};

describe('A calendar from practice', () => {
  it.each([
    ['rule-ends-on-a-date', ['03-05/03-07', '03-12/03-14', '03-19/03-21'], {}],
    ['rule-ends-on-its-first-day', ['04-08/04-10'], {}],
    ['exception-with-its-rule', ['07-03/07-05', '07-10/07-15', '07-17/07-19', '07-24/07-26'], {}],
    ['this-and-future', ['07-03/07-05', '07-10/07-12', '07-19/07-21', '07-26/07-28'], {}],
    ['unreadable-event', ['06-05/06-09', '06-20/06-22', '09-22/09-25'], { unreadable: 1 }],
    ['unreadable-event-stay-cancelled', ['06-20/06-22', '09-22/09-25'], { unreadable: 1 }],
    ['exception-in-another-form', ['02-16/02-18', '02-19/02-24'], {}],
    ['daily-since-2012', ['01-20/01-24'], { 'short-timed': 1 }],
    ['ends-in-the-last-minute', ['04-01/04-02', '04-10/04-14'], {}],
    ['further-period', ['06-01/06-03', '06-10/06-13'], {}],
    ['free-busy', ['06-01/06-05'], {}],
    ['line-named-end', ['07-26/07-29'], {}],
    ['leap-day', ['2028-02-29/2028-03-01'], {}],
  ])('with %s is read', (name, expected, remarks) => {
    expect(nightsOf(file(name))).toEqual(expected);
    expect(remarksOf(file(name))).toEqual(remarks);
  });

  it.each([
    ['on the last day there is', ['DTSTART;VALUE=DATE:99991231'], 'too-far'],
    ['there that recurs', ['DTSTART;VALUE=DATE:99991231', 'RRULE:FREQ=YEARLY'], 'too-far'],
    ['there whose end cannot be read', ['DTSTART;VALUE=DATE:99991115', 'DTEND;VALUE=DATE:9999'], 'too-far'],
    [
      'that is cancelled and whose end cannot be read',
      ['DTSTART:20270710', 'DTEND:2027', 'Status: Cancelled'],
      'cancelled',
    ],
  ])('with an event %s has the nights of the others', (_, lines, reason) => {
    const other = event('UID:2', 'DTSTART;VALUE=DATE:20270605', 'DTEND;VALUE=DATE:20270607');
    const calendar = calendarOf(event('UID:1', ...lines), other);
    expect(nightsOf(calendar)).toEqual(['06-05/06-07']);
    expect(remarksOf(calendar)).toEqual({ [reason]: 1 });
  });

  it('that has recurred for decades and is moved by a day from one on has its nights to the end', () => {
    const series = event('UID:1', 'DTSTART;VALUE=DATE:19700101', 'RRULE:FREQ=DAILY');
    const moved = event(
      'UID:1',
      'RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20270101',
      'DTSTART;VALUE=DATE:20270102',
    );
    expect(nightsOf(calendarOf(series, moved))).toEqual(['2026-11-25/01-01', '01-02/2028-11-24']);
  });

  it('that lists thousands of dates of the past has the others', () => {
    const past = Array.from({ length: 25_000 }, (_, index) =>
      addDays(parseDay('1950-01-01'), index).replaceAll('-', ''),
    );
    const lines = ['DTSTART;VALUE=DATE:19500101', `RDATE;VALUE=DATE:${past.join(',')},20270605`];
    expect(nightsOf(calendarOf(event('UID:1', ...lines)))).toEqual(['06-05/06-06']);
  });

  it('identifies an unreadable event independently of its UID', () => {
    const keyOf = (uid: string) =>
      read(calendarOf(event(`UID:${uid}`, 'DTSTART;VALUE=DATE:20270605', 'DTEND:soon')), { today }).unreadable[0]?.key;
    expect(keyOf('1')).toMatch(/./);
    expect(keyOf('2')).toBe(keyOf('1'));
  });

  it('returns the range of an unreadable event, and none of its texts', () => {
    expect(read(file('unreadable-event'), { today }).unreadable).toEqual([
      { key: expect.any(String), from: '2027-09-22', to: '2027-09-25' },
    ]);
  });

  it.each<[what: string, lines: string[], nights: string[], remarks?: CalendarReading['leftOut']]>([
    [
      'in different zones',
      ['DTSTART;TZID=Asia/Tokyo:20270605T060000', 'DTEND;TZID=Europe/Berlin:20270607T100000'],
      ['06-04/06-07'],
    ],
    ['of 72 hours from a day on', ['DTSTART;VALUE=DATE:20270605', 'DURATION:PT72H'], ['06-05/06-08']],
    ['until 24:00', ['DTSTART:20270605T160000', 'DTEND:20270607T240000'], ['06-05/06-08']],
    [
      'in a zone whose name has a colon',
      [
        'DTSTART;TZID=(UTC+01:00) Amsterdam, Berlin:20270605T160000',
        'DTEND;TZID=(UTC+01:00) Amsterdam, Berlin:20270607T100000',
      ],
      ['06-05/06-07'],
      { 'unknown-zone': 1 },
    ],
    [
      'whose rule ends before it begins',
      ['DTSTART;VALUE=DATE:20270605', 'RRULE:FREQ=DAILY;UNTIL=20270601'],
      [],
      { 'no-occurrence': 1 },
    ],
    [
      'whose rule names a day that never is',
      ['DTSTART;VALUE=DATE:20261126', 'RRULE:FREQ=DAILY;BYDAY=MO;BYMONTH=2;BYMONTHDAY=31'],
      [],
      { 'no-occurrence': 1 },
    ],
    [
      'whose rule has spaces in it',
      ['DTSTART;VALUE=DATE:20270605', 'RRULE:FREQ=WEEKLY; count=2'],
      ['06-05/06-06', '06-12/06-13'],
      {},
    ],
    [
      'that begins on a day that its rule does not name',
      ['DTSTART;VALUE=DATE:20270605', 'RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=2'],
      ['06-05/06-06', '06-07/06-08', '06-14/06-15'],
      { 'starts-outside-rule': 1 },
    ],
    [
      'on the twentieth Monday of each year',
      ['DTSTART;VALUE=DATE:20260518', 'RRULE:FREQ=YEARLY;BYDAY=20MO'],
      ['05-17/05-18', '2028-05-15/2028-05-16'],
    ],
    [
      'whose rule never names a day',
      ['DTSTART;VALUE=DATE:20270605', 'RRULE:FREQ=DAILY;INTERVAL=7;BYDAY=MO'],
      ['06-05/06-06'],
      { 'starts-outside-rule': 1 },
    ],
    [
      'with an exception that cannot be read',
      ['DTSTART;VALUE=DATE:20270605', 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE:tomorrow'],
      ['06-05/06-07'],
      { 'unreadable-exception': 1 },
    ],
    [
      'whose exceptions are days',
      ['DTSTART:20270605T160000', 'DTEND:20270606T100000', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE;VALUE=DATE:20270606'],
      ['06-05/06-06', '06-07/06-08'],
    ],
    [
      'with exceptions that are none of its days',
      ['DTSTART;VALUE=DATE:20270605', 'RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE:20270601,20270602,20270605'],
      ['06-12/06-13'],
    ],
  ])('with an event %s is read', (_what, lines, expected, remarks = {}) => {
    const text = calendarOf(event('UID:1', ...lines));
    expect(nightsOf(text)).toEqual(expected);
    expect(remarksOf(text)).toEqual(remarks);
  });

  it.each([
    ['a day', 'RECURRENCE-ID;VALUE=DATE:20270612'],
    ['a time in UTC', 'RECURRENCE-ID:20270612T140000Z'],
    ['a time of another zone', 'RECURRENCE-ID;TZID=America/New_York:20270612T100000'],
  ])('has exceptions that name their occurrence by %s', (_what, replaces) => {
    const stay = ['UID:1', 'DTSTART;TZID=Europe/Berlin:20270605T160000', 'DTEND;TZID=Europe/Berlin:20270606T100000'];
    const moved = ['UID:1', replaces, 'DTSTART;VALUE=DATE:20270614', 'DTEND;VALUE=DATE:20270616'];
    const text = calendarOf(event(...stay, 'RRULE:FREQ=WEEKLY;COUNT=3'), event(...moved));
    expect(nightsOf(text)).toEqual(['06-05/06-06', '06-14/06-16', '06-19/06-20']);
  });

  it('may cancel an occurrence and those after it', () => {
    const series = event('UID:1', 'DTSTART;VALUE=DATE:20270605', 'RRULE:FREQ=WEEKLY;COUNT=4');
    const rest = event('UID:1', 'RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20270619', 'STATUS:CANCELLED');
    expect(nightsOf(calendarOf(series, rest))).toEqual(['06-05/06-06', '06-12/06-13']);
  });

  it('may have megabytes of private events since 1970', () => {
    const weekly = Array.from({ length: 50 }, (_, index) =>
      event(`UID:${index}`, 'DTSTART;TZID=Europe/Berlin:19700101T070000', 'DURATION:PT15M', 'RRULE:FREQ=WEEKLY'),
    );
    const past = Array.from({ length: 1_000 }, (_, index) =>
      event(`UID:p${index}`, 'DTSTART:20150101T100000Z', 'DTEND:20150102T100000Z', `DESCRIPTION:${'x'.repeat(1_500)}`),
    );
    const text = calendarOf(...weekly, ...past, event('UID:stay', 'DTSTART:20270605', 'DTEND:20270609'));
    expect(nightsOf(text)).toEqual(['06-05/06-09']);
    expect(remarksOf(text)).toEqual({ 'short-timed': 50, past: 1_000 });
  });
});
