import { serviceNames } from '@hearthstay/contracts';
import { eventually } from '@hearthstay/testing';
import { Broker } from '../broker/broker';
import type { DeploymentUnderLoad } from '../load/use-load';
import { expectConsistency } from '../expectations/consistency';
import { expectRecovery } from '../expectations/recovery';

/** Longer than the load takes to cause so many events, in milliseconds. */
const manyEventsMs = 120_000;

export const testInvalidMessages = ({ deployment, load }: DeploymentUnderLoad): void => {
  let broker: Broker;

  beforeEach(async () => {
    broker = await Broker.connect(deployment().broker.url);
  });
  afterEach(() => broker.disconnect());

  it('handles every event once when each is delivered three times and in reverse order', async () => {
    const events = await broker.recordEvents();
    await eventually(() => expect(events.length).toBeGreaterThan(20), manyEventsMs);
    for (const event of [...events].reverse()) {
      broker.publishEvent(event);
      broker.publishEvent(event);
    }
    await expectRecovery(load());
    await expectConsistency(deployment(), load());
  });

  it('dead-letters invalid events', async () => {
    const invalidMessages = ['{', 'null', '{"id":"1","name":"booking.approved","payload":{}}', ' '.repeat(1_000_000)];
    for (const content of invalidMessages.map((text) => Buffer.from(text))) {
      for (let times = 0; times < 10; times += 1) broker.publishEvent({ routingKey: 'booking.approved', content });
    }
    await expectRecovery(load());
    await expectConsistency(deployment(), load());
  });

  it('ignores invalid calls', async () => {
    const invalidMessages = [
      ['{', {}],
      ['{}', { type: 'bookings.unknown-command', replyTo: 'nowhere' }],
      ['{}', { type: 'bookings.create-request', replyTo: 'nowhere' }],
    ] as const;
    for (const service of serviceNames) {
      for (const [content, properties] of invalidMessages) {
        for (let times = 0; times < 10; times += 1) broker.sendCall(service, Buffer.from(content), properties);
      }
    }
    await expectRecovery(load());
    await expectConsistency(deployment(), load());
  });
};
