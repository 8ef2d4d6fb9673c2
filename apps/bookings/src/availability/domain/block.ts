import { randomUUID } from 'node:crypto';
import { historyEntry, type HistoryEntry } from '@hearthstay/message-context';
import { addDays, compareDays, type Day, type StayRange } from '@hearthstay/stay';

/** The owner keeps days free of guests: all of them, or none. */
export interface Block {
  id: string;
  /**
   * Each once, ascending: concurrent claims on the same days can then fail only at a later day, so at least one of them
   * succeeds.
   */
  days: Day[];
  startedAt: Date;
  /** The owner's private note. */
  note: string | null;
}

/** A block with an id of its own, which distinguishes two attempts to block the same days. */
export const newBlock = (
  days: readonly Day[],
  now: Date,
  { id = randomUUID(), note = null }: { id?: string; note?: string | null } = {},
): Block => ({ id, days: distinctDays(days), startedAt: now, note });

/** The entry of the history for a block that has become final. */
export const blockedEntry = ({ days, note }: Block, at: Date): HistoryEntry =>
  historyEntry('blocked', { at, after: { days, note } });

/** The ranges of adjacent days among ascending days. */
export const rangesOf = (days: readonly Day[]): StayRange[] => {
  const ranges: { start: Day; end: Day }[] = [];
  for (const day of days) {
    const last = ranges.at(-1);
    if (last && addDays(last.end, 1) === day) last.end = day;
    else ranges.push({ start: day, end: day });
  }
  return ranges;
};

/** Each day once, ascending. */
export const distinctDays = (days: readonly Day[]): Day[] => [...new Set(days)].sort(compareDays);
