import { serviceNames } from '@hearthstay/contracts';
import { eventually } from '@hearthstay/testing';
import { Broker } from './broker/broker';
import { useBusyHouse } from './busy-house';
import { expectOrder } from './expectations/order';
import { expectRecovery } from './expectations/recovery';

jest.setTimeout(120_000);

/** Longer than guests and owners take to make so many events, in milliseconds. */
const manyEventsMs = 30_000;

describe('While guests ask for days and owners say yes', () => {
  const { house, stream } = useBusyHouse('strange-messages');
  let broker: Broker;

  beforeEach(async () => {
    broker = await Broker.connect(house().broker.url);
  });
  afterEach(() => broker.disconnect());

  it('every event comes three times, and the last one first', async () => {
    const events = await broker.overhearEvents();
    await eventually(() => expect(events.length).toBeGreaterThan(20), manyEventsMs);
    for (const event of [...events].reverse()) {
      broker.publishEvent(event);
      broker.publishEvent(event);
    }
    await expectRecovery(stream());
    await expectOrder(house(), stream());
  });

  it('some events are poisonous', async () => {
    const poisons = ['{', 'null', '{"id":"1","name":"booking.approved","payload":{}}', ' '.repeat(1_000_000)];
    for (const content of poisons.map((text) => Buffer.from(text))) {
      for (let times = 0; times < 10; times += 1) broker.publishEvent({ routingKey: 'booking.approved', content });
    }
    await expectRecovery(stream());
    await expectOrder(house(), stream());
  });

  it('some calls are poisonous', async () => {
    const poisons = [
      ['{', {}],
      ['{}', { type: 'bookings.burn-down', replyTo: 'nowhere' }],
      ['{}', { type: 'bookings.create-request', replyTo: 'nowhere' }],
    ] as const;
    for (const service of serviceNames) {
      for (const [content, properties] of poisons) {
        for (let times = 0; times < 10; times += 1) broker.sendCall(service, Buffer.from(content), properties);
      }
    }
    await expectRecovery(stream());
    await expectOrder(house(), stream());
  });
});
