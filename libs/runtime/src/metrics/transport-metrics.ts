import type { MessageTransport } from '@hearthstay/messaging';
import type { Metric, ReportsMetrics } from './metrics';

const lengths = {
  'dead-letters': { name: 'hearthstay_dead_letters', help: 'Events in the dead-letter queue, by queue' },
  events: { name: 'hearthstay_events_waiting', help: 'Events that no instance has taken yet, by queue' },
  retries: { name: 'hearthstay_events_retrying', help: 'Events that wait for another delivery, by queue' },
} as const;

const gauge = (name: string, help: string, queue: string, value: number): Metric => ({
  name,
  help,
  type: 'gauge',
  value,
  labels: { queue },
});

/** Queue lengths and consumer lag of the queues that this process consumes. */
export const transportMetrics = (transport: MessageTransport): ReportsMetrics[] => [
  {
    readMetrics: async () =>
      (await transport.queueLengths()).map(({ queue, kind, messages }) =>
        gauge(lengths[kind].name, lengths[kind].help, queue, messages),
      ),
  },
  {
    readMetrics: () =>
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
