import { Logger } from '@nestjs/common';
import {
  adminAccessRequested,
  adminAdded,
  adminRemoved,
  adminRosterChanged,
  bookingConfirmed,
  bookingGuestConfirmed,
} from '@hearthstay/contracts';
import { describeOnEmbeddedDatabase } from '@hearthstay/testing';
import { anAdminAccess, anAdminChange, aRequest } from '../testing/events';
import { runNotifications, type RunningNotifications } from '../testing/running-service';

const [owner, petra, paul] = ['owner@example.com', 'petra@example.com', 'paul@example.com'];

describeOnEmbeddedDatabase('The language of e-mails to admins', (database) => {
  let service: RunningNotifications;
  let revision = 0;
  beforeAll(() => Logger.overrideLogger(false));
  beforeEach(async () => {
    for (const name of ['emails', 'admin_notices', 'admin_roster'])
      await database.connection().collection(name).deleteMany({});
    // No server listens there, so that queued e-mails stay unchanged.
    service = await runNotifications(database, 'smtp://127.0.0.1:9', { DEFAULT_LOCALE: 'de' });
  });
  afterEach(() => service.close());

  /** The admins with Petra's language; she has none if it is absent. */
  const admins = (locale?: 'de' | 'en', emails = [owner, petra, paul]) =>
    service.publish(adminRosterChanged, {
      revision: (revision += 1),
      emails,
      ...(locale && { locales: [{ email: petra, locale }] }),
    });
  const queued = async () =>
    (await database.connection().collection('emails').find().toArray())
      .map(({ kind, to, locale }) => `${kind} to ${to} in ${locale}`)
      .sort();

  it('is that of each one, and that of the house for those without', async () => {
    await admins('en');
    await service.publish(bookingGuestConfirmed, aRequest());
    expect(await queued()).toEqual([
      `new-request to ${owner} in de`,
      `new-request to ${paul} in de`,
      `new-request to ${petra} in en`,
    ]);
  });

  it('is that of the house again when it is reset', async () => {
    await admins('en');
    await admins();
    await service.publish(bookingGuestConfirmed, aRequest());
    expect(await queued()).toContain(`new-request to ${petra} in de`);
  });

  it('is known when the e-mail has waited for the admins', async () => {
    await service.publish(bookingConfirmed, aRequest({ locale: 'de' }));
    await admins('en', [petra]);
    expect(await queued()).toEqual([
      'booking-confirmed to anna@example.com in de',
      `booking-confirmed-for-admins to ${petra} in en`,
    ]);
  });

  it('is also that of the e-mail with the link to sign in', async () => {
    await admins('en');
    for (const email of [owner, petra]) await service.publish(adminAccessRequested, { ...anAdminAccess(), email });
    expect(await queued()).toEqual([`admin-access to ${owner} in de`, `admin-access to ${petra} in en`]);
  });

  it('does not change the language of guests, not even of one who is an admin', async () => {
    await admins('en');
    await service.publish(bookingConfirmed, aRequest({ email: petra, locale: 'de' }));
    expect(await queued()).toEqual([
      `booking-confirmed to ${petra} in de`,
      `booking-confirmed-for-admins to ${owner} in de`,
      `booking-confirmed-for-admins to ${paul} in de`,
      `booking-confirmed-for-admins to ${petra} in en`,
    ]);
  });

  it('is that of the house for an admin who is new or was removed', async () => {
    await admins('en', [owner, petra]);
    await service.publish(adminAdded, { ...anAdminChange(), email: paul, recipients: [owner, petra, paul] });
    await admins(undefined, [owner]);
    await service.publish(adminRemoved, { ...anAdminChange(), recipients: [owner, petra] });
    expect(await queued()).toEqual([
      `admin-added to ${owner} in de`,
      `admin-added to ${paul} in de`,
      `admin-added to ${petra} in en`,
      `admin-removed to ${owner} in de`,
      `admin-removed to ${petra} in de`,
    ]);
  });
});
