import { Logger } from '@nestjs/common';
import {
  bookingApproved,
  bookingRequested,
  listEmailLog,
  resendEmail,
  type LoggedEmail,
  type RequestInputOf,
} from '@hearthstay/contracts';
import { Clock } from '@hearthstay/runtime';
import { describeEachDatabase, eventually, startSmtpListener, type SmtpListener } from '@hearthstay/testing';
import { aRequest } from '../../testing/events';
import { runNotifications, type RunningNotifications } from '../../testing/running-service';

describeEachDatabase('Sending an e-mail again', (database) => {
  let listener: SmtpListener;
  let instances: [RunningNotifications, RunningNotifications];
  /** The time stands still: an e-mail is not tried again by itself. */
  const now = new Date();
  const start = () => runNotifications(database, listener.url, {}, new Clock(() => now));

  beforeAll(async () => {
    Logger.overrideLogger(false);
    listener = await startSmtpListener();
    instances = [await start(), await start()];
  });
  beforeEach(async () => {
    listener.acceptAll();
    listener.forgetEmails();
    await emails().deleteMany({});
  });
  afterAll(async () => {
    await Promise.all(instances.map((instance) => instance.close()));
    await listener.close();
  });

  const emails = () => database.connection().collection('emails');
  const theEmail = async (): Promise<LoggedEmail> => {
    const [email] = (await instances[0].client.call(listEmailLog, {})).emails;
    if (!email) throw new Error('There is no e-mail');
    return email;
  };
  const attempted = (state: LoggedEmail['state']) =>
    eventually(async () => {
      const email = await theEmail();
      expect(email.state).toBe(state);
      return email;
    });
  const resend = (request: RequestInputOf<typeof resendEmail>, instance = instances[0]) =>
    instance.client.call(resendEmail, request);

  /** The server has refused an e-mail, for ever or for now. */
  const refused = async (code: 550 | 451) => {
    listener.rejectWith(code, { at: 'recipient' });
    await instances[0].publish(bookingApproved, aRequest());
    return attempted(code === 550 ? 'given-up' : 'retrying');
  };

  it.each([550, 451] as const)('sends one that was refused with %i, once the server accepts it', async (code) => {
    const { id, attempts } = await refused(code);
    listener.acceptAll();
    await resend({ id, attempts });
    expect(await attempted('sent')).toMatchObject({ id, attempts: 2, canResend: false });
    expect(listener.emails()).toHaveLength(1);
    expect((await emails().find().toArray())[0]).not.toHaveProperty('failure');
  });

  it.each([550, 451] as const)('makes one attempt for twelve calls of both instances: %i', async (code) => {
    const { id, attempts } = await refused(code);
    const clicks = Array.from({ length: 12 }, (_, n) => resend({ id, attempts }, instances[n % 2 === 0 ? 0 : 1]));
    await Promise.all(clicks);
    await eventually(async () => {
      expect(await theEmail()).toMatchObject({ attempts: 2, canResend: true });
      expect(await emails().countDocuments({ status: 'sending' })).toBe(0);
    });
    // A late click on what is out of date by now.
    const late = await resend({ id, attempts });
    expect(late).toMatchObject({ attempts: 2 });
    expect(await emails().countDocuments({ status: 'queued', nextAttemptAt: { $lte: now } })).toBe(0);
    expect(await theEmail()).toEqual(late);
  });

  it('delivers one e-mail to all who have clicked', async () => {
    const { id } = await refused(550);
    listener.acceptAll();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, (_, n) => resend({ id }, instances[n % 2 === 0 ? 0 : 1])),
    );
    // Those after the delivery are told that there is nothing left to send.
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'EMAIL_CONTENT_REMOVED' });
    expect(await attempted('sent')).toMatchObject({ attempts: 2 });
    expect(listener.emails()).toHaveLength(1);
  });

  it('gives one attempt to an e-mail whose time was over', async () => {
    const { id } = await refused(451);
    await emails().updateMany(
      {},
      { $set: { status: 'given-up', dueAt: new Date(now.getTime() - 4 * 24 * 60 * 60_000) } },
    );
    await resend({ id });
    await eventually(async () => expect(await theEmail()).toMatchObject({ state: 'given-up', attempts: 2 }));
  });

  it('leaves an e-mail alone that waits for its time', async () => {
    const { id } = await refused(451);
    await emails().updateMany({}, { $unset: { failure: 1 } });
    const before = await emails().find().toArray();
    expect(await resend({ id })).toMatchObject({ id, state: 'waiting' });
    expect(await emails().find().toArray()).toEqual(before);
  });

  it('refuses one that was sent, because its content is removed', async () => {
    await instances[0].publish(bookingApproved, aRequest());
    const { id } = await attempted('sent');
    await expect(resend({ id })).rejects.toMatchObject({ code: 'EMAIL_CONTENT_REMOVED' });
    expect(listener.emails()).toHaveLength(1);
  });

  it('refuses one whose link has expired', async () => {
    const expiresAt = now.toISOString();
    await instances[0].publish(bookingRequested, aRequest({ confirmLink: { token: 'x'.repeat(43), expiresAt } }));
    const { id, failure, canResend } = await attempted('given-up');
    expect({ failure, canResend }).toEqual({ failure: { reason: 'LINK_ENDED' }, canResend: false });
    await expect(resend({ id })).rejects.toMatchObject({ code: 'EMAIL_LINK_ENDED' });
  });

  it('refuses an unknown one', async () => {
    await expect(resend({ id: 'unknown' })).rejects.toMatchObject({ code: 'ENTRY_NOT_FOUND' });
  });
});
