import type { MessageTransport } from '@hearthstay/messaging';
import type { Figure, ReportsFigures } from './figures';

const descriptions = {
  'dead-letters': { name: 'hearthstay_dead_letters', help: 'Events that a service has given up, by queue' },
  events: { name: 'hearthstay_events_waiting', help: 'Events that no instance has taken yet, by queue' },
} as const;

/** What waits in the queues that this process consumes. */
export const transportFigures = (transport: MessageTransport): ReportsFigures => ({
  readFigures: async () => {
    const queues = await transport.queueLengths();
    return queues.map(({ queue, kind, messages }): Figure => ({
      ...descriptions[kind],
      type: 'gauge',
      value: messages,
      labels: { queue },
    }));
  },
});
