import { Logger } from '@nestjs/common';
import { bookingApproved, getEmailOutage } from '@hearthstay/contracts';
import { Clock } from '@hearthstay/runtime';
import { describeEachDatabase, eventually, startSmtpListener, type SmtpListener } from '@hearthstay/testing';
import { aRequest } from '../../testing/events';
import { runNotifications, type RunningNotifications } from '../../testing/running-service';

const minutes = 60_000;

describeEachDatabase('An outage of the mail server', (database) => {
  let listener: SmtpListener;
  let service: RunningNotifications;
  /** The time stands still: no e-mail is tried again by itself. */
  const now = new Date();

  beforeAll(async () => {
    Logger.overrideLogger(false);
    listener = await startSmtpListener();
    service = await runNotifications(database, listener.url, {}, new Clock(() => now));
  });
  beforeEach(async () => {
    listener.acceptAll();
    await emails().deleteMany({});
  });
  afterAll(async () => {
    await service.close();
    await listener.close();
  });

  const emails = () => database.connection().collection('emails');
  const outage = async () => (await service.client.call(getEmailOutage, {})).outage;
  const inStatus = (status: string) =>
    eventually(async () => expect(await emails().countDocuments({ status })).toBe(1));

  /** E-mails have failed, for so long. */
  const failing = async (code: number, forMs: number, to = ['anna@example.com', 'ben@example.com']) => {
    listener.rejectWith(code, { at: 'recipient' });
    for (const email of to) await service.publish(bookingApproved, aRequest({ requestId: email, email }));
    await eventually(async () => expect(await emails().countDocuments({ failure: { $exists: true } })).toBe(to.length));
    await eventually(async () => expect(await emails().countDocuments({ status: 'sending' })).toBe(0));
    const since = new Date(now.getTime() - forMs);
    await emails().updateMany({}, { $set: { 'failure.since': since } });
    listener.acceptAll();
    return since;
  };

  it('is none while e-mails are sent', async () => {
    await service.publish(bookingApproved, aRequest());
    await inStatus('sent');
    expect(await outage()).toBeNull();
  });

  it('is reported after a quarter of an hour, with the words of the server', async () => {
    await failing(451, 14 * minutes);
    expect(await outage()).toBeNull();
    const since = new Date(now.getTime() - 16 * minutes);
    await emails().updateMany({}, { $set: { 'failure.since': since } });
    expect(await outage()).toEqual({
      since: since.toISOString(),
      waiting: 2,
      failure: { reason: 'TRY_LATER', details: expect.stringContaining('451') as string },
    });
  });

  it('is over when any e-mail was sent', async () => {
    await failing(451, 60 * minutes);
    expect(await outage()).not.toBeNull();
    await service.publish(bookingApproved, aRequest({ requestId: 'another', email: 'carla@example.com' }));
    await inStatus('sent');
    expect(await outage()).toBeNull();
  });

  it('is not over because the e-mail was given up', async () => {
    await failing(451, 60 * minutes);
    await emails().updateMany({}, { $set: { status: 'given-up', endedAt: now } });
    expect(await outage()).toMatchObject({ waiting: 0 });
  });

  it.each([550, 451])(
    'is none if the server refuses one recipient with %i, and one if it refuses all',
    async (code) => {
      await failing(code, 60 * minutes, ['anna@example.com']);
      expect(await outage()).toBeNull();
      await emails().deleteMany({});
      await failing(code, 60 * minutes);
      expect(await outage()).not.toBeNull();
    },
  );
});
