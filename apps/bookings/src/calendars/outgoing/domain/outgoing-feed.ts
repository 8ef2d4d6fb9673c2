import { calendarFeedFieldsSchema, idSchema } from '@hearthstay/contracts';
import { addDays, type Day } from '@hearthstay/stay';
import type { z } from 'zod';

/** A feed: a calendar of the house that others read. */
export const outgoingFeedSchema = calendarFeedFieldsSchema.extend({ id: idSchema });

export type OutgoingFeed = z.output<typeof outgoingFeedSchema>;

export interface FeedRead {
  at: Date;
  /** As the reader names itself. */
  userAgent: string;
}

/** Days in a row that have the same reason to be taken. */
export interface FeedStay {
  /** The id of a booking does not depend on its days. */
  uid: string;
  from: Day;
  /** The day after the last one. */
  to: Day;
  kind: 'reserved' | 'blocked';
  guestName: string | null;
  changedAt: Date;
}

/** A claimed day, with the fields that feeds need. */
export interface ClaimedDay {
  day: Day;
  requestId: string | null;
  /** Present if the request has the day by an offer, whose guest is not named. */
  isHold?: true;
  guestName: string | null;
  blockIds: readonly string[];
  feedIds: readonly string[];
  claimedAt: Date;
}

/** The nights that each source has from its own guests. Echoes are not exported. */
export type NightsOfSources = ReadonlyMap<string, ReadonlySet<Day>>;

type Holder = Pick<FeedStay, 'kind' | 'guestName'> & { id: string; isBooking?: true };

const holderOf = (
  { day, requestId, isHold, guestName, blockIds, feedIds }: ClaimedDay,
  { without, nights }: { without: string | null; nights: NightsOfSources },
): Holder | null => {
  if (without !== null && nights.get(without)?.has(day)) return null;
  if (requestId !== null && isHold) return { id: `${requestId}-offer`, kind: 'reserved', guestName: null };
  if (requestId !== null) return { id: requestId, kind: 'reserved', guestName, isBooking: true };
  const [blockId] = blockIds;
  if (blockId !== undefined) return { id: blockId, kind: 'blocked', guestName: null };
  const source = feedIds.find((id) => nights.get(id)?.has(day));
  return source === undefined ? null : { id: source, kind: 'reserved', guestName: null };
};

/**
 * The taken days of a feed.
 *
 * @param days ascending.
 * @param options `without`: the source whose own days are left out, whoever else has them. So a day that the platform
 *   has sold itself never counts as an echo, and stays taken when our booking is cancelled.
 */
export const staysIn = (
  days: readonly ClaimedDay[],
  options: { without: string | null; nights: NightsOfSources },
): FeedStay[] => {
  const stays: (FeedStay & { holderId: string })[] = [];
  for (const day of days) {
    const holder = holderOf(day, options);
    if (!holder) continue;
    const last = stays.at(-1);
    if (last?.holderId === holder.id && last.to === day.day) {
      last.to = addDays(day.day, 1);
      if (day.claimedAt > last.changedAt) last.changedAt = day.claimedAt;
    } else {
      const { id, isBooking, ...shown } = holder;
      const range = { from: day.day, to: addDays(day.day, 1), changedAt: day.claimedAt };
      const isFirst = !stays.some(({ holderId }) => holderId === id);
      stays.push({ ...shown, holderId: id, uid: isBooking && isFirst ? id : `${id}-${day.day}`, ...range });
    }
  }
  return stays.map(({ holderId, ...stay }) => stay);
};
