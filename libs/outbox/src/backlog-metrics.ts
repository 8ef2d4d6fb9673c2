import type { Metric } from '@hearthstay/runtime';
import type { Backlog } from './outbox-documents';

/** A large or old backlog means that the broker is unreachable or that a consumer fails on an event. */
export const backlogMetrics = (
  collection: string,
  { events, oldest }: Backlog,
  failing: number,
  now = Date.now(),
): Metric[] => [
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
