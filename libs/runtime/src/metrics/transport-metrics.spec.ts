import { createInProcessTransport } from '@hearthstay/messaging';
import { collectMetrics } from './metrics';
import { transportMetrics } from './transport-metrics';

const queue = 'hearthstay.events.notifications';

describe('The metrics of consumed events', () => {
  const transport = createInProcessTransport();

  it('contain the numbers of waiting, retried, dead-lettered and overdue events, and their age', async () => {
    transport.queueLengths = async () => [
      { queue, kind: 'events', messages: 7 },
      { queue, kind: 'retries', messages: 3 },
      { queue: `${queue}.dead`, kind: 'dead-letters', messages: 1 },
    ];
    transport.eventProgress = () => [{ queue, lagMs: 2_500, overdue: 2, stalledForMs: 0 }];
    const metrics = await collectMetrics(transportMetrics(transport));
    expect(metrics.map(({ name, value, labels }) => [name, value, labels?.queue])).toEqual([
      ['hearthstay_events_waiting', 7, queue],
      ['hearthstay_events_retrying', 3, queue],
      ['hearthstay_dead_letters', 1, `${queue}.dead`],
      ['hearthstay_event_lag_seconds', 2.5, queue],
      ['hearthstay_events_overdue', 2, queue],
    ]);
  });

  it('contain the events in this process while the broker is unavailable', async () => {
    transport.queueLengths = () => Promise.reject(new Error('away'));
    const metrics = await collectMetrics(transportMetrics(transport));
    expect(metrics.map(({ name }) => name)).toEqual(['hearthstay_event_lag_seconds', 'hearthstay_events_overdue']);
  });
});
