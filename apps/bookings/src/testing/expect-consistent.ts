import { daysOfRange, isTaken, parseDay, rangeOf, type RequestStatus } from '@hearthstay/stay';
import type { Stored } from './stored';

/**
 * Fails unless every approved or confirmed request holds each of its days by its own claim, and every held day is held so. That no
 * day is held twice follows: a day is one document.
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
  const held = await stored.all('occupied_days');
  expect(held.map(({ _id, requestId, claimId }) => ({ day: _id, requestId, claimId }))).toEqual(expected);
};
