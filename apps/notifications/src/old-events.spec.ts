import { Logger } from '@nestjs/common';
import { adminRosterChanged, bookingConfirmed, type EventMessage } from '@hearthstay/contracts';
import { describeOnEmbeddedDatabase, eventually } from '@hearthstay/testing';
import { anEvent, aRequest } from './testing/events';
import { runNotifications, type RunningNotifications } from './testing/running-service';

const day = 24 * 60 * 60_000;

describeOnEmbeddedDatabase('An event that comes late', (database) => {
  let service: RunningNotifications;
  beforeAll(async () => {
    Logger.overrideLogger(false);
    service = await runNotifications(database);
    await service.publish(adminRosterChanged, { revision: 1, emails: ['owner@example.com'] });
  });
  afterAll(() => service.close());

  const stored = (collection: string) => database.connection().collection(collection);
  /** An event that results in e-mails to the guest and to the admins. */
  const confirmed = (age: number): EventMessage => ({
    ...anEvent(bookingConfirmed.name, aRequest()),
    occurredAt: new Date(Date.now() - age).toISOString(),
  });
  const recipients = async () => (await stored('emails').find({}).toArray()).map(({ to }) => to as string).sort();

  it('results in e-mails as long as duplicates are recognised, and in none later', async () => {
    await service.client.publish(confirmed(181 * day));
    await service.client.publish(confirmed(170 * day));
    await eventually(async () => expect(await recipients()).toEqual(['anna@example.com', 'owner@example.com']));
    expect(await stored('admin_notices').countDocuments({})).toBe(1);
  });
});
