import { randomUUID } from 'node:crypto';
import { compareDays, type Day } from '@hearthstay/stay';

/** An attempt of the owner to block days: all of them, or none. */
export interface Block {
  id: string;
  /**
   * Each once, ascending: blocks and claims that want the same days then only ever fail at one that is further on, so those that
   * meet never all lose to each other.
   */
  days: Day[];
  startedAt: Date;
}

/** A block with an identity of its own: two attempts to block the same days can be told apart. */
export const newBlock = (dates: readonly Day[], now: Date): Block => ({
  id: randomUUID(),
  days: [...new Set(dates)].sort(compareDays),
  startedAt: now,
});
