import { randomUUID } from 'node:crypto';
import { compareDays, type Day } from '@hearthstay/stay';

/** The owner keeps days free of guests: all of them, or none. */
export interface Block {
  id: string;
  /**
   * Each once, ascending: blocks and requests that want the same days then only ever fail at a day that is further on,
   * so those that meet never all lose to each other.
   */
  days: Day[];
  startedAt: Date;
}

/** A block with an id of its own, so that two attempts to block the same days can be told apart. */
export const newBlock = (days: readonly Day[], now: Date): Block => ({
  id: randomUUID(),
  days: distinctDays(days),
  startedAt: now,
});

/** Each day once, ascending. */
export const distinctDays = (days: readonly Day[]): Day[] => [...new Set(days)].sort(compareDays);
