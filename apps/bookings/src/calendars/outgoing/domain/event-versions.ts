import { createHash } from 'node:crypto';
import { addDays, type Day } from '@hearthstay/stay';
import type { FeedStay } from './outgoing-feed';

/** The last exported version of an event of a feed. */
export interface EventVersion {
  /** The day after the last one. */
  to: Day;
  /** A hash of its exported fields; `null` while it is not in the feed. */
  content: string | null;
  /** Grows by one with each change. */
  sequence: number;
  changedAt: Date;
}

/** By the uid of the event. */
export type EventVersions = Record<string, EventVersion>;

const contentOf = ({ from, to, kind, guestName }: FeedStay, withNames: boolean): string =>
  createHash('sha256')
    .update([from, to, kind, ...(withNames ? [guestName ?? ''] : [])].join(' '))
    .digest('base64url');

/** How long the version of an event is kept after its last day, in days. */
const rememberedDays = 30;

/**
 * The versions after a read. An event that was removed and returns continues its sequence, because readers ignore a
 * lower one. Returns the same object when nothing has changed.
 */
export const versionsAfter = (
  before: EventVersions,
  stays: readonly FeedStay[],
  { now, today, withNames }: { now: Date; today: Day; withNames: boolean },
): EventVersions => {
  const after: EventVersions = {};
  for (const stay of stays) {
    const [known, content] = [before[stay.uid], contentOf(stay, withNames)];
    if (!known) after[stay.uid] = { to: stay.to, content, sequence: 0, changedAt: stay.changedAt };
    else if (known.content === content) after[stay.uid] = known;
    else after[stay.uid] = { to: stay.to, content, sequence: known.sequence + 1, changedAt: now };
  }
  for (const [uid, known] of Object.entries(before)) {
    if (after[uid] || addDays(known.to, rememberedDays) < today) continue;
    after[uid] = known.content === null ? known : { ...known, content: null };
  }
  const uids = Object.keys(after);
  const isSame = uids.length === Object.keys(before).length && uids.every((uid) => after[uid] === before[uid]);
  return isSame ? before : after;
};
