import { Logger } from '@nestjs/common';
import { subscriptions } from '@hearthstay/contracts';
import { createTransport } from '@hearthstay/messaging';
import { describeOnEmbeddedDatabase, startRabbitMq, startSmtpListener } from '@hearthstay/testing';
import type { RabbitMqBroker, SmtpListener } from '@hearthstay/testing';
import { BrokerTrace } from './testing/broker-trace';
import { atHouse, LivedYear, owner } from './testing/lived-year';
import { TurnedProduct } from './testing/turned-product';

jest.setTimeout(120_000);

/** Texts that appear nowhere else. */
const doorCode = '47190-85623-Code';
const privateNote = 'Brought-a-dog-last-time';
const guest = 'anna@mail.example';

describeOnEmbeddedDatabase('Over RabbitMQ, with two instances of everything', (database) => {
  let broker: RabbitMqBroker;
  let trace: BrokerTrace;
  let mail: SmtpListener;
  let product: TurnedProduct;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    [broker, mail] = await Promise.all([startRabbitMq(), startSmtpListener()]);
    trace = await BrokerTrace.start(broker);
    const settings = { SMTP_URL: mail.url, ADMIN_EMAILS: owner, RATE_LIMITS: 'off', UNDO_SECONDS: '0' };
    const startsAt = atHouse('2030-10-01 08');
    const openTransport = () => createTransport({ rabbitMqUrl: broker.url, subscriptions });
    product = await TurnedProduct.start(database, settings, startsAt, openTransport, 2);
  });
  afterAll(async () => {
    await product.remove();
    await trace.stop();
    await mail.close();
    await broker.stop();
  });

  it('a door code is in one e-mail, in one event and in the calls of those who may read it, a private note in those of owners', async () => {
    const house = new LivedYear(product, mail, []);
    const stay = { name: 'Anna', email: guest, start_date: '2030-10-10', end_date: '2030-10-12', status: 'confirmed' };
    const { id } = await house.asOwner<{ id: string }>('POST', 'requests', { ...stay, notify: true });
    await house.asOwner('PATCH', `requests/${id}/guest`, { private_note: privateNote });
    const emails = await house.asOwner<{ arrival: object }>('GET', 'settings/stay-emails');
    const text = { de: 'Code {{doorCode}}', en: 'Code {{doorCode}}' };
    const arrival = { ...emails.arrival, enabled: true, subject: { de: 'Bald', en: 'Soon' }, text, doorCode };
    await house.asOwner('PUT', 'settings/stay-emails', { ...emails, arrival });
    const draft = { locale: 'de', subject: 'Bald', text: text.de };
    for (const call of ['preview', 'test']) await house.asOwner('POST', `settings/stay-emails/arrival/${call}`, draft);
    await house.until('2030-10-07 10');
    expect(house.emailsWith(doorCode)).toBe(1);
    expect(house.emailsWith(privateNote)).toBe(0);

    await house.asGuest('GET', 'requests/me', undefined, house.tokenFor(guest, '/status/'));
    await house.asOwner('POST', `requests/${id}/move`, {
      start_date: '2030-10-11',
      end_date: '2030-10-13',
      notify: true,
    });
    for (const page of [
      `requests/${id}`,
      'requests',
      `requests/${id}/history`,
      'history',
      'email-log',
      'settings/stay-emails',
    ])
      await house.asOwner('GET', page);
    await house.asOwner('POST', `requests/${id}/cancel`, { reason: 'Rohrbruch', evenConfirmed: true });
    await house.passShortly();

    expect(await trace.messagesWith(doorCode)).toEqual([
      // The e-mail before the arrival.
      'booking.stay-email-due',
      // The owner's settings.
      'bookings.replace-stay-emails',
      'reply to bookings.get-stay-emails',
      // The guest's page.
      'reply to bookings.list-guest-requests',
      'reply to bookings.replace-stay-emails',
    ]);
    // The owner's pages.
    expect(await trace.messagesWith(privateNote)).toEqual([
      'bookings.change-guest',
      'reply to bookings.get-request',
      'reply to bookings.get-request-history',
      'reply to bookings.list-history',
    ]);
    // What is searched is really there.
    expect((await trace.messagesWith(guest)).length).toBeGreaterThan(5);
  });
});
