import { randomUUID } from 'node:crypto';
import { bookingRequested, subscriptions, type PrivacyRecord } from '@hearthstay/contracts';
import { createTransport, DeadLetters, queuesOf } from '@hearthstay/messaging';
import { notifications } from '@hearthstay/notifications';
import { describeEachDatabase, eventually, recordLog, startRabbitMq, startSmtpListener } from '@hearthstay/testing';
import type { RabbitMqBroker, SmtpListener } from '@hearthstay/testing';
import { connect, type Channel, type ChannelModel } from 'amqplib';
import { atHouse, LivedYear, owner } from './testing/lived-year';
import { TurnedProduct } from './testing/turned-product';

jest.setTimeout(120_000);

const email = 'xanthippe@gast.example';
const name = 'Xanthippe Quellwasser';
/** What only this guest can have brought into the data. */
const secrets = [email, 'Xanthippe', 'Quellwasser', 'Papageientaucher', 'Murmelbahn'];

const [, events = ''] = queuesOf('notifications', subscriptions);

describeEachDatabase('An erasure while notifications is away, over RabbitMQ', (database) => {
  let broker: RabbitMqBroker;
  let letters: DeadLetters;
  let connection: ChannelModel;
  let channel: Channel;
  let mail: SmtpListener;
  let product: TurnedProduct;
  let log: ReturnType<typeof recordLog>;

  beforeAll(async () => {
    log = recordLog();
    [broker, mail] = await Promise.all([startRabbitMq(), startSmtpListener()]);
    const settings = { SMTP_URL: mail.url, RABBITMQ_URL: broker.url, ADMIN_EMAILS: owner, RATE_LIMITS: 'off' };
    product = await TurnedProduct.start(database, settings, atHouse('2030-10-01 08'), () =>
      createTransport({ rabbitMqUrl: broker.url, subscriptions }),
    );
    letters = await DeadLetters.open({ url: broker.url });
    connection = await connect(broker.url);
    channel = await connection.createChannel();
  });
  afterAll(async () => {
    await connection.close();
    await letters.close();
    await product.remove();
    await mail.close();
    await broker.stop();
    log.stop();
  });

  const deadLetters = async () => (await letters.list('notifications')).map(({ id }) => id);

  /** An event that notifications has given up, which the broker does like the service. */
  const givenUp = async (payload: object): Promise<string> => {
    const id = randomUUID();
    const occurredAt = new Date().toISOString();
    await product.publish({ id, name: bookingRequested.name, occurredAt, correlationId: id, payload });
    const message = await channel.get(events);
    if (!message) throw new Error('The event is not in its queue');
    channel.nack(message, false, false);
    await eventually(async () => expect(await deadLetters()).toContain(id));
    return id;
  };

  it('is shown as waiting, and done when the service is back, with nothing left in queues and dead letters', async () => {
    const house = new LivedYear(product, mail, []);
    const stay = { startDate: '2030-11-10', endDate: '2030-11-12', message: 'Mit meinem Papageientaucher' };
    const { id } = await house.asGuest<{ id: string }>('POST', 'request', { name, email, ...stay });
    // The session's link is sent by notifications.
    await house.asOwner('GET', 'sessions');

    await product.stopService(notifications);
    await givenUp({ requestId: id, name, message: stay.message });
    await givenUp({ email, name });
    const ofOther = await givenUp({ email: 'berta@mail.example', name: 'Berta' });
    await house.asOwner('POST', `requests/${id}/messages`, { text: 'Die Murmelbahn ist aufgebaut.' });
    expect(await house.asOwner('POST', 'privacy/search', { email })).toEqual({
      services: [
        { service: 'bookings', found: { requests: 1, messages: 1, links: expect.any(Number) } },
        { service: 'notifications' },
      ],
    });
    await house.asOwner('POST', 'privacy/erase', { email });
    const records = () => house.asOwner<PrivacyRecord[]>('GET', 'privacy/records');
    expect((await records())[0]?.receipts).toEqual([
      { service: 'bookings', at: expect.any(String), found: { requests: 1, messages: 1, links: expect.any(Number) } },
      { service: 'notifications' },
    ]);

    // The message to the guest and the erasure.
    await eventually(async () => expect(await channel.checkQueue(events)).toMatchObject({ messageCount: 2 }));

    expect(await product.storedText()).toContain(email);

    await product.startService(notifications);
    await eventually(async () =>
      expect((await records())[0]?.receipts[1]).toEqual({
        service: 'notifications',
        at: expect.any(String),
        found: { emails: expect.any(Number) },
      }),
    );
    expect(await deadLetters()).toEqual([ofOther]);
    expect(await channel.checkQueue(events)).toMatchObject({ messageCount: 0 });
    const stored = await product.storedText();
    for (const secret of secrets) {
      expect([secret, stored.includes(secret)]).toEqual([secret, false]);
      expect([secret, log.lines.filter((line) => line.includes(secret))]).toEqual([secret, []]);
    }
  });
});
