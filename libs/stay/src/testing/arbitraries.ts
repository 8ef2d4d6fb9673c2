import fc from 'fast-check';
import { addDays } from '../day/arithmetic';
import { parseDay, type Day } from '../day/day';
import type { StayRange } from '../range/stay-range';
import { requestStatuses } from '../requests/status';

const dayFrom = (first: Day, days: number): fc.Arbitrary<Day> =>
  fc.nat({ max: days }).map((offset) => addDays(first, offset));

/** Any day at least 36,000 days from both ends of the calendar. */
export const anyDay = dayFrom(parseDay('0101-01-01'), 3_578_000);

/** Days close to each other, so that ranges of them often overlap; New Year is among them. */
export const nearDay = dayFrom(parseDay('2026-12-01'), 60);

/** A range of 1 to 12 days among the near days. */
export const nearRange: fc.Arbitrary<StayRange> = fc
  .tuple(nearDay, fc.nat({ max: 11 }))
  .map(([start, more]) => ({ start, end: addDays(start, more) }));

const minute = fc.date({ min: new Date('2026-01-01'), max: new Date('2026-01-02'), noInvalidDate: true });

/** Up to 25 requests that often overlap, with ids of their own. */
export const requestList = fc
  .array(
    fc.record({
      stay: nearRange,
      status: fc.constantFrom(...requestStatuses),
      createdAt: minute.map((date) => date.toISOString()),
      guest: fc.constantFrom('anna', 'jonas', 'marta'),
      name: fc.constantFrom('Anna', 'Jonas', 'Marta', 'Änne'),
    }),
    { maxLength: 25 },
  )
  .map((requests) =>
    requests.map(({ stay, guest, ...request }, index) => ({
      ...request,
      id: String(index),
      startDate: stay.start,
      endDate: stay.end,
      email: `${guest}@mail.example`,
    })),
  );
