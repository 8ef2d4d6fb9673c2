import { daysOfRange, isTaken, parseDay, rangeOf, type Day, type RequestStatus } from '@hearthstay/stay';
import type { Stored } from './stored';

/**
 * Fails unless every approved or confirmed request holds each of its days by its own claim, and every day held for a
 * booking is held so. It follows that no day is held twice, because a day is one document.
 */
export const expectDaysHeldByTheirBookings = async (stored: Stored): Promise<void> => {
  const requests = await stored.all('booking_requests');
  const expected = requests
    .filter(({ status }) => isTaken(status as RequestStatus))
    .flatMap(({ _id, claimId, startDate, endDate }) =>
      daysOfRange(rangeOf({ startDate: parseDay(String(startDate)), endDate: parseDay(String(endDate)) })).map(
        (day) => ({
          day,
          requestId: _id,
          claimId,
        }),
      ),
    )
    .sort((a, b) => Number(a.day > b.day) - Number(a.day < b.day));
  const held = (await stored.all('occupied_days')).filter(({ requestId }) => requestId !== null);
  expect(held.map((day) => ({ day: day._id, requestId: day['requestId'], claimId: day['claimId'] }))).toEqual(expected);
};

/** Fails unless all these days are blocked, and no days but the possible ones, each by a block. */
export const expectDaysBlocked = async (
  stored: Stored,
  { certainly, possibly = certainly }: { certainly: Iterable<Day>; possibly?: Iterable<Day> },
): Promise<void> => {
  const held = (await stored.all('occupied_days')).filter(({ blockIds }) => (blockIds as string[]).length > 0);
  const blocked = held.map(({ _id }) => _id);
  expect(blocked).toEqual(expect.arrayContaining([...certainly]));
  expect([...possibly]).toEqual(expect.arrayContaining(blocked));
};
