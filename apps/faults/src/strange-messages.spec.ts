import { eventually } from '@hearthstay/testing';
import { Broker } from './broker/broker';
import { useBusyHouse } from './busy-house';
import { expectOrder } from './expectations/order';
import { expectRecovery } from './expectations/recovery';

jest.setTimeout(120_000);

describe('While guests ask for days and owners say yes', () => {
  const { house, stream } = useBusyHouse('strange-messages');
  let broker: Broker;

  beforeEach(async () => {
    broker = await Broker.connect(house().broker.url);
  });
  afterEach(() => broker.disconnect());

  it('every event comes three times, and the last one first', async () => {
    const events = await broker.overhearEvents();
    await eventually(() => expect(events.length).toBeGreaterThan(20));
    for (const event of [...events].reverse()) {
      broker.publishEvent(event);
      broker.publishEvent(event);
    }
    await expectRecovery(stream());
    await expectOrder(house(), stream());
  });

  it.each([
    ['no JSON', Buffer.from('{')],
    ['no event', Buffer.from('null')],
    ['an event that says nothing', Buffer.from('{"id":"1","name":"booking.approved","payload":{}}')],
    ['far too much', Buffer.alloc(1_000_000, ' ')],
  ])('some events are poisonous: %s', async (_, content) => {
    for (let times = 0; times < 10; times += 1) broker.publishEvent({ routingKey: 'booking.approved', content });
    await expectRecovery(stream());
    await expectOrder(house(), stream());
  });

  it.each([
    ['no JSON, and nobody waits for the answer', Buffer.from('{'), {}],
    ['a call that nobody knows', Buffer.from('{}'), { type: 'bookings.burn-down', replyTo: 'nowhere' }],
    ['a call without what it needs', Buffer.from('{}'), { type: 'bookings.create-request', replyTo: 'nowhere' }],
  ])('some calls are poisonous: %s', async (_, content, properties) => {
    for (const service of ['bookings', 'admin-auth', 'notifications', 'media']) {
      for (let times = 0; times < 10; times += 1) broker.sendCall(service, content, properties);
    }
    await expectRecovery(stream());
    await expectOrder(house(), stream());
  });
});
