import { stayEmailsSchema, type StayEmailKind } from '@hearthstay/contracts';
import { addDays, dayAt, hourAt, parseDay, startOfDay } from '@hearthstay/stay';
import fc from 'fast-check';
import {
  isDue,
  isMarked,
  periodToSearch,
  sendingTime,
  sentMark,
  thanksLateDays,
  type StayDays,
} from './stay-email-time';

const emails = stayEmailsSchema.parse({});
const stay: StayDays = { startDate: parseDay('2031-06-02'), endDate: parseDay('2031-06-04') };
const email = (days: number, hour = 9) => ({ ...emails.arrival, days, hour });

describe('The time of an e-mail of a stay', () => {
  it.each<[StayEmailKind, number, string, string]>([
    ['arrival', 3, '2031-05-30', '2031-06-02'],
    ['arrival', 0, '2031-06-02', '2031-06-02'],
    ['departure', 1, '2031-06-03', '2031-06-04'],
    ['departure', 0, '2031-06-04', '2031-06-04'],
    ['thanks', 0, '2031-06-04', '2031-06-07'],
    ['thanks', 365, '2032-06-03', '2032-06-06'],
    ['balance', 3, '2031-05-16', '2031-05-19'],
  ])('of %s with %i days is on %s, and until %s', (kind, days, day, lastDay) => {
    const due = { ...stay, restDue: parseDay('2031-05-19') };
    expect(sendingTime(kind, email(days), due)).toEqual({ day, hour: 9, lastDay });
  });

  it('does not exist for a rest of nothing', () => {
    expect(sendingTime('balance', email(3), stay)).toBeUndefined();
  });

  const zones = [
    ...['Europe/Berlin', 'Europe/Lisbon', 'America/New_York', 'America/Santiago', 'America/Havana', 'America/St_Johns'],
    ...['Africa/Cairo', 'Asia/Beirut', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Chatham', 'Antarctica/Troll'],
  ];
  const quarter = 15 * 60_000;

  it('comes at the first moment of its day at which the clocks show the hour or later, in any zone, on any day', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 5 * 365 }),
        fc.integer({ min: 0, max: 23 }),
        (timeZone, offset, hour) => {
          const day = addDays(parseDay('2027-01-01'), offset);
          const time = { day, hour, lastDay: addDays(day, 2) };
          const dueAt = (instant: number) =>
            isDue(time, { today: dayAt(timeZone, new Date(instant)), hour: hourAt(timeZone, new Date(instant)) });
          const start = startOfDay(timeZone, day).getTime();
          const end = startOfDay(timeZone, addDays(day, 1)).getTime();
          expect(dueAt(start - 1)).toBe(false);
          for (let instant = start; instant < end; instant += quarter) {
            const clocks = new Intl.DateTimeFormat('sv', { timeZone, timeStyle: 'short' }).format(instant);
            expect(dueAt(instant)).toBe(Number(clocks.slice(0, 2)) >= hour);
          }
          // A day that skips the hour, the last one included, is made up for by the beginning of the next.
          expect(dueAt(end)).toBe(true);
          expect(dueAt(startOfDay(timeZone, addDays(day, 3)).getTime() - 1)).toBe(true);
          expect(dueAt(startOfDay(timeZone, addDays(day, 3)).getTime())).toBe(false);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('lies within the period that is searched, whatever the settings', () => {
    const kinds = ['balance', 'arrival', 'departure', 'thanks'] as const;
    const days = fc.integer({ min: 0, max: 365 });
    fc.assert(
      fc.property(
        fc.subarray([...kinds], { minLength: 1 }),
        fc.record({ balance: days, arrival: days, departure: days, thanks: days }),
        fc.record({
          arrival: fc.integer({ min: -800, max: 800 }),
          nights: fc.nat(30),
          due: fc.integer({ min: 0, max: 365 }),
        }),
        (enabled, counts, { arrival, nights, due }) => {
          const today = parseDay('2031-06-02');
          const startDate = addDays(today, arrival);
          const any = { startDate, endDate: addDays(startDate, nights), restDue: addDays(startDate, -due) };
          const set = stayEmailsSchema.parse(
            Object.fromEntries(kinds.map((kind) => [kind, { enabled: enabled.includes(kind), days: counts[kind] }])),
          );
          const isSent = enabled.some((kind) => {
            const time = sendingTime(kind, set[kind], any);
            return time && isDue(time, { today, hour: 23 });
          });
          const { endsFrom, beginsUntil } = periodToSearch(set, today, 365);
          if (isSent) expect(any.endDate >= endsFrom && any.startDate <= beginsUntil).toBe(true);
        },
      ),
    );
  });

  it('is noted with both days of the stay, so other days are another one', () => {
    expect(sentMark('arrival', stay)).toBe('arrival 2031-06-02 2031-06-04');
    expect(sentMark('arrival', { ...stay, revision: 2 })).toBe('arrival 2031-06-02 2031-06-04 2');
    const marks = [sentMark('arrival', { ...stay, revision: 2 })];
    expect(isMarked(marks, 'arrival', { ...stay, revision: 4 })).toBe(true);
    expect(sentMark('arrival', { ...stay, addressRevision: 1 })).toBe('arrival 2031-06-02 2031-06-04 0 1');
    expect(sentMark('arrival', { ...stay, revision: 1 })).not.toBe(
      sentMark('arrival', { ...stay, addressRevision: 1 }),
    );
    expect(isMarked(marks, 'arrival', { ...stay, addressRevision: 1 })).toBe(true);
    expect(isMarked(marks, 'thanks', stay)).toBe(false);
    const paidAndRemoved = { ...stay, restPaidCount: 1 };
    expect(sentMark('balance', paidAndRemoved)).toBe('balance 2031-06-02 2031-06-04 0 0 1');
    expect(sentMark('arrival', paidAndRemoved)).toBe(sentMark('arrival', stay));
    expect(isMarked(marks, 'arrival', { ...stay, endDate: parseDay('2031-06-05') })).toBe(false);
    expect(thanksLateDays).toBe(3);
  });
});
