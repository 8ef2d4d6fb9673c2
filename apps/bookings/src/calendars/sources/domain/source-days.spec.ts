import type { UnreadableEvent } from '@hearthstay/calendar-feed';
import { addDays, parseDay, type Day } from '@hearthstay/stay';
import fc from 'fast-check';
import {
  afterFreeing,
  afterReading,
  claimedDays,
  emptyReadsApartMs,
  lastSaid,
  noDays,
  ownNights,
  type SourceDays,
} from './source-days';

const today = parseDay('2031-05-10');
const start = new Date('2031-05-10T10:00:00Z');
const after = (ms: number) => new Date(start.getTime() + ms);
const days = (...offsets: number[]): Day[] => offsets.map((offset) => addDays(today, offset));
const context = { today, now: start, exported: new Set<Day>(), freesVanished: false };
const saying = (nights: Day[]): SourceDays => ({ ...noDays, nights });
const whole = (nights: Day[]) => ({ readableNights: nights, unreadable: [] });

describe('After a reading, a source', () => {
  it('has the nights of the reading, and loses others at once', () => {
    expect(afterReading(saying(days(1, 2, 3)), whole(days(2, 5)), context).nights).toEqual(days(2, 5));
  });

  it('that has lost every night keeps them until two more readings, far enough apart, agree', () => {
    let source = saying(days(1, 2));
    const readAt = (now: Date) => {
      source = afterReading(source, whole([]), { ...context, now });
      return source.nights.length;
    };
    expect(readAt(start)).toBe(2);
    expect(readAt(after(emptyReadsApartMs - 1))).toBe(2);
    expect(readAt(after(emptyReadsApartMs))).toBe(2);
    expect(readAt(after(2 * emptyReadsApartMs - 1))).toBe(2);
    expect(readAt(after(2 * emptyReadsApartMs))).toBe(0);
    expect(source.vanished).toBeNull();
  });

  it('that has lost every night frees them if the owner confirms this', () => {
    expect(afterReading(saying(days(1)), whole([]), { ...context, freesVanished: true })).toEqual(noDays);
  });

  it('that has lost every readable night keeps them beside those of an event that cannot be read', () => {
    const unreadable = [{ key: 'a', from: addDays(today, 8), to: addDays(today, 9) }];
    const readAt = (source: SourceDays, readableNights: Day[], now = start) =>
      afterReading(source, { readableNights, unreadable }, { ...context, now });
    const before = readAt(noDays, days(1, 2));
    let source = readAt(before, []);
    expect(source).toMatchObject({ nights: days(1, 2, 8), vanished: { reads: 1 } });
    expect(afterFreeing(source, 'a').nights).toEqual(days(1, 2));
    for (const reads of [1, 2]) source = readAt(source, [], after(reads * emptyReadsApartMs));
    expect(source).toMatchObject({ nights: days(8), vanished: null });
  });

  it('whose only event cannot be read any more has lost nothing', () => {
    const unreadable = [{ key: 'a', from: addDays(today, 1), to: null }];
    const source = afterReading(saying(days(1, 2)), { readableNights: [], unreadable }, context);
    expect(source).toMatchObject({ nights: days(1, 2), vanished: null });
  });

  it('that has one night again has lost nothing', () => {
    const empty = afterReading(saying(days(1, 2)), whole([]), context);
    expect(afterReading(empty, whole(days(1)), context)).toEqual(saying(days(1)));
  });

  it('whose nights are all over has lost nothing, and remembers them', () => {
    expect(afterReading(saying(days(-3, -2)), whole([]), context)).toEqual({ ...noDays, pastNights: days(-3, -2) });
  });

  it('remembers past nights of its own guests, but no echoes, until they are no longer in feeds', () => {
    const before: SourceDays = {
      ...noDays,
      nights: days(-2, -1, 0),
      pastNights: [parseDay('2029-12-31'), parseDay('2030-01-01')],
      echoes: [{ day: addDays(today, -1), orphanedAt: null }],
    };
    const { pastNights } = afterReading(before, whole(days(0)), context);
    expect(pastNights).toEqual([parseDay('2030-01-01'), ...days(-2)]);
  });
});

describe('An unreadable event', () => {
  const event = (from: Day | null, to: Day | null = null, key = 'one') => ({ key, from, to });
  const said = (readableNights: Day[], ...unreadable: UnreadableEvent[]) => ({ readableNights, unreadable });
  const [first = today, fourth = today] = days(1, 4);
  const read = (before: SourceDays, ...reading: Parameters<typeof said>) =>
    afterReading(before, said(...reading), context);

  it('keeps the nights that are known of it, and no others', () => {
    const before = saying(days(1, 2, 3, 8, 9));
    expect(read(before, days(20), event(first, fourth)).nights).toEqual(days(1, 2, 3, 20));
    expect(read(before, days(20), event(null)).nights).toEqual(days(20));
    expect(read(before, days(20), event(addDays(today, 5))).nights).toEqual(days(5, 20));
  });

  it('keeps the nights from its first one on that were taken before and that nothing else explains', () => {
    const before = saying(days(1, 2, 3, 4, 5, 8));
    expect(read(before, days(4, 20), event(first)).nights).toEqual(days(1, 2, 3, 4, 20));
    const later = read(read(before, days(4, 20), event(first)), days(20), event(first));
    expect(later.nights).toEqual(days(1, 2, 3, 20));
  });

  it('keeps the nights from today on if it may have begun before', () => {
    const before = saying(days(-2, -1, 0, 1, 5));
    expect(read(before, days(20), event(addDays(today, -9))).nights).toEqual(days(0, 1, 20));
    expect(read(before, days(20), event(addDays(today, -99))).nights).toEqual(days(20));
  });

  it('that the owner has freed stays so until it changes', () => {
    const kept = read(saying(days(1, 2, 3)), days(3, 20), event(first));
    const freed = afterFreeing(kept, 'one');
    expect([kept.nights, freed.nights]).toEqual([days(1, 2, 3, 20), days(3, 20)]);
    expect(afterFreeing(freed, 'one')).toEqual(freed);
    expect(read(freed, days(3, 20), event(first)).nights).toEqual(days(3, 20));
    expect(afterReading(freed, lastSaid(freed), context)).toEqual(freed);
    expect(read(freed, days(3, 20), event(first, null, 'changed')).nights).toEqual(days(1, 3, 20));
  });

  it('frees no night that another one has as well', () => {
    const both = read(noDays, days(20), event(first, fourth), event(addDays(today, 2), addDays(today, 6), 'other'));
    expect(both.nights).toEqual(days(1, 2, 3, 4, 5, 20));
    expect(afterFreeing(both, 'one').nights).toEqual(days(2, 3, 4, 5, 20));
    expect(afterFreeing(afterFreeing(both, 'one'), 'other').nights).toEqual(days(20));
  });

  it('is as before when the calendar has not changed', () => {
    const kept = read(saying(days(1, 2, 3)), days(3, 20), event(first));
    expect(afterReading(kept, lastSaid(kept), context)).toEqual(kept);
  });
});

describe('An echo', () => {
  const exported = new Set(days(1, 2, 3));
  const echoing = afterReading(noDays, whole(days(1, 2, 3)), { ...context, exported });
  const orphaned = afterReading(echoing, whole(days(1, 2, 3)), context);

  it('does not grow, and is not a night of the source itself', () => {
    expect(claimedDays(echoing, { unit: 'days', readAt: [] })).toEqual(days(1, 2, 3));
    expect(ownNights(echoing)).toEqual([]);
  });

  it('stays an echo when its days are free here', () => {
    expect(ownNights(orphaned)).toEqual([]);
    expect(claimedDays(orphaned, { unit: 'days', readAt: [after(1)] })).toEqual(days(1, 2, 3));
  });

  it('claims nothing once the platform has read our days twice since', () => {
    expect(claimedDays(orphaned, { unit: 'days', readAt: [after(2), after(1)] })).toEqual([]);
    expect(claimedDays(orphaned, { unit: 'days', readAt: [after(1), after(0), after(-1)] })).toEqual(days(1, 2, 3));
  });

  it('ends when the platform frees the day: what comes later is its own', () => {
    const freed = afterReading(orphaned, whole(days(9)), context);
    const booked = afterReading(freed, whole(days(2, 9)), context);
    expect(ownNights(booked)).toEqual(days(2, 9));
  });

  it('or not, a source claims no day of departure where days are nights', () => {
    expect(claimedDays(saying(days(4, 5)), { unit: 'nights', readAt: [] })).toEqual(days(4, 5));
    expect(claimedDays(saying(days(4, 5)), { unit: 'days', readAt: [] })).toEqual(days(4, 5, 6));
  });

  it('is distinguished from bookings of the platform night by night', () => {
    const nights = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 40 });
    fc.assert(
      fc.property(nights, nights, nights, (said, told, before) => {
        const sorted = (offsets: number[]) => days(...offsets.sort((a, b) => a - b));
        const known = new Set(sorted([...told]));
        const reading = whole(sorted([...said]));
        const source = afterReading(saying(sorted([...before])), reading, { ...context, exported: known });
        if (source.vanished) return;
        const own = reading.readableNights.filter((day) => !known.has(day));
        expect(ownNights(source)).toEqual(own);
        const claimed = new Set([...reading.readableNights, ...own.map((day) => addDays(day, 1))]);
        expect(claimedDays(source, { unit: 'days', readAt: [] })).toEqual([...claimed].sort());
      }),
    );
  });
});
