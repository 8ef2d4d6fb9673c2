import type { Figure } from '@hearthstay/runtime';
import type { Backlog } from './outbox-documents';

/** How far publishing lags behind: many events or old ones mean that the broker is away, or that one of them is refused. */
export const backlogFigures = (
  collection: string,
  { events, oldest }: Backlog,
  failing: number,
  now = Date.now(),
): Figure[] => [
  {
    name: 'hearthstay_outbox_events',
    help: 'Events that are recorded and not published yet, by collection',
    type: 'gauge',
    value: events,
    labels: { collection },
  },
  {
    name: 'hearthstay_outbox_oldest_event_seconds',
    help: 'Age of the oldest event that is not published yet, by collection; 0 if there is none',
    type: 'gauge',
    value: oldest ? Math.max(0, now - Date.parse(oldest)) / 1_000 : 0,
    labels: { collection },
  },
  {
    name: 'hearthstay_outbox_events_failing',
    help: 'Events whose publication has failed five times or more, by collection',
    type: 'gauge',
    value: failing,
    labels: { collection },
  },
];
