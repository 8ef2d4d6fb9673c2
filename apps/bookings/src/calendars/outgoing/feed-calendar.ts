import { feedProductId, feedUid } from '@hearthstay/calendar-feed';
import { foldLines } from '@hearthstay/calendar-feed/fold-lines';
import type { Day } from '@hearthstay/stay';
import type { DateArray, EventAttributes } from 'ics';
import type { EventVersions } from './domain/event-versions';
import type { FeedStay } from './domain/outgoing-feed';

const dateOf = (day: Day): DateArray => day.split('-').map(Number) as DateArray;

/** Some programs refuse a calendar without events. */
const placeholder: FeedStay = {
  uid: 'placeholder',
  from: '2000-01-01' as Day,
  to: '2000-01-02' as Day,
  kind: 'blocked',
  guestName: null,
  changedAt: new Date('2000-01-01T00:00:00Z'),
};

const titleOf = ({ kind, guestName }: FeedStay, withNames: boolean): string => {
  // That of an erased guest is empty.
  if (withNames && guestName) return guestName;
  return kind === 'blocked' ? 'Blocked' : 'Reserved';
};

/** A value of type TEXT (RFC 5545, section 3.3.11). The `ics` package escapes titles, but not the calendar's name. */
const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

interface FeedOptions {
  withNames: boolean;
  name: string;
  versions: EventVersions;
  installationId: string;
}

const eventOf = (
  stay: FeedStay,
  { withNames, versions, installationId }: FeedOptions,
): EventAttributes & { timestamp: number } => ({
  uid: feedUid(stay.uid, installationId),
  title: titleOf(stay, withNames),
  start: dateOf(stay.from),
  end: dateOf(stay.to),
  // Does not change between reads while the stay is unchanged.
  timestamp: (versions[stay.uid]?.changedAt ?? stay.changedAt).getTime(),
  sequence: versions[stay.uid]?.sequence ?? 0,
  busyStatus: 'BUSY',
  transp: 'OPAQUE',
});

/** The stays as iCalendar text, the same for the same stays. */
export const feedCalendar = async (stays: readonly FeedStay[], options: FeedOptions): Promise<string> => {
  // Loaded with the first feed, to save memory for a house without feeds.
  const { createEvents } = await import('ics');
  const listed = stays.length > 0 ? stays : [placeholder];
  const { error, value } = createEvents(
    listed.map((stay) => eventOf(stay, options)),
    { productId: feedProductId(options.installationId), method: 'PUBLISH', calName: escapeText(options.name) },
  );
  if (error || value === null) throw error ?? new Error('Cannot create the calendar');
  return foldLines(value);
};
