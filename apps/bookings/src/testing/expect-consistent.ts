import { daysOfRange, isTaken, parseDay, rangeOf, type Day, type RequestStatus } from '@hearthstay/stay';
import { readRestoredBookings } from '../restored-data';
import type { Stored } from './stored';

const daysFrom = ({ startDate, endDate }: Record<string, unknown>) =>
  daysOfRange(rangeOf({ startDate: parseDay(String(startDate)), endDate: parseDay(String(endDate)) }));

/**
 * Fails unless every approved or confirmed request holds each of its days by its own claim, every open offer that holds
 * days has those that its request has not, and every day held for a request is held so. It follows that no day
 * is held twice, because a day is one document.
 */
export const expectDaysHeldByTheirBookings = async (stored: Stored): Promise<void> => {
  const requests = await stored.all('booking_requests');
  const expected = requests
    .flatMap(({ _id: requestId, status, claimId, proposal, ...stay }) => {
      const own = isTaken(status as RequestStatus) ? daysFrom(stay) : [];
      const offer = proposal as (Record<string, unknown> & { claimId?: string }) | undefined;
      const offered = offer?.claimId === undefined ? [] : daysFrom(offer).filter((day) => !own.includes(day));
      return [
        ...own.map((day) => ({ day, requestId, claimId, isHold: undefined })),
        ...offered.map((day) => ({ day, requestId, claimId: offer?.claimId, isHold: true })),
      ];
    })
    .sort((a, b) => Number(a.day > b.day) - Number(a.day < b.day));
  const held = (await stored.all('occupied_days')).filter(({ requestId }) => requestId !== null);
  expect(held.map(({ _id, requestId, claimId, isHold }) => ({ day: _id, requestId, claimId, isHold }))).toEqual(
    expected,
  );
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

/** Fails unless a restore would accept what is stored. */
export const expectReadable = (stored: Stored): Promise<void> =>
  readRestoredBookings({ collection: (name) => stored.collection(name) as never });
