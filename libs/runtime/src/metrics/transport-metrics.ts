import type { MessageTransport } from '@hearthstay/messaging';
import type { Figure, ReportsFigures } from './figures';

const lengths = {
  'dead-letters': { name: 'hearthstay_dead_letters', help: 'Events that a service has given up, by queue' },
  events: { name: 'hearthstay_events_waiting', help: 'Events that no instance has taken yet, by queue' },
  retries: { name: 'hearthstay_events_retrying', help: 'Events that wait for another delivery, by queue' },
} as const;

const gauge = (name: string, help: string, queue: string, value: number): Figure => ({
  name,
  help,
  type: 'gauge',
  value,
  labels: { queue },
});

/** What waits in the queues that this process consumes, and how it gets on with that. */
export const transportFigures = (transport: MessageTransport): ReportsFigures[] => [
  {
    readFigures: async () =>
      (await transport.queueLengths()).map(({ queue, kind, messages }) =>
        gauge(lengths[kind].name, lengths[kind].help, queue, messages),
      ),
  },
  {
    readFigures: () =>
      transport
        .eventProgress()
        .flatMap(({ queue, lagMs, overdue }) => [
          gauge(
            'hearthstay_event_lag_seconds',
            'Age of the oldest event that waits for its first handling',
            queue,
            lagMs / 1_000,
          ),
          gauge('hearthstay_events_overdue', 'Events whose handlers still run past their deadline', queue, overdue),
        ]),
  },
];
