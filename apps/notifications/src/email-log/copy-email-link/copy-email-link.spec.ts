import { Logger } from '@nestjs/common';
import {
  adminAccessRequested,
  adminRosterChanged,
  bookingApproved,
  bookingCancelled,
  bookingGuestConfirmed,
  bookingMoved,
  bookingRequested,
  copyEmailLink,
  guestAccessRequested,
  listEmailLog,
  messageFromOwner,
  type Actor,
} from '@hearthstay/contracts';
import { runInMessageContext } from '@hearthstay/messaging';
import { Clock } from '@hearthstay/runtime';
import { describeEachDatabase, eventually, startSmtpListener, type SmtpListener } from '@hearthstay/testing';
import { aGuestAccess, anAdminAccess, aRequest } from '../../testing/events';
import { runNotifications, type RunningNotifications } from '../../testing/running-service';

const owner: Actor = { kind: 'admin', email: 'owner@example.com' };
const { confirmLink, statusLink } = aRequest();
const confirmUrl = `https://haus-am-see.example/confirm/${confirmLink.token}`;
const statusUrl = `https://haus-am-see.example/status/${statusLink.token}`;

describeEachDatabase('The link of an unsent e-mail', (database) => {
  let listener: SmtpListener;
  let service: RunningNotifications;
  /** The time stands still: no e-mail is tried again by itself. */
  const now = new Date();

  beforeAll(async () => {
    Logger.overrideLogger(false);
    listener = await startSmtpListener();
    service = await runNotifications(database, listener.url, {}, new Clock(() => now));
    await service.publish(adminRosterChanged, { revision: 1, emails: ['owner@example.com'] });
  });
  beforeEach(async () => {
    listener.acceptAll();
    await emails().deleteMany({});
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await service.close();
    await listener.close();
  });

  const emails = () => database.connection().collection('emails');
  const attempted = () =>
    eventually(async () => {
      const [email] = (await service.client.call(listEmailLog, {})).emails;
      expect(email?.attempts).toBe(1);
      if (!email || (await emails().countDocuments({ status: 'sending' })) > 0) throw new Error('Not yet');
      return email;
    });
  const copy = (id: string) =>
    runInMessageContext({ correlationId: 'any', actor: owner }, () => service.client.call(copyEmailLink, { id }));

  const published = {
    'a request': () => service.publish(bookingRequested, aRequest()),
    'an approval': () => service.publish(bookingApproved, aRequest()),
    'other days': () => service.publish(bookingMoved, aRequest()),
    'other days of a confirmed booking': () => service.publish(bookingMoved, { ...aRequest(), confirmLink: undefined }),
    'a message': () => service.publish(messageFromOwner, aRequest()),
    'a wish for access': () => service.publish(guestAccessRequested, aGuestAccess('de')),
    'a cancellation': () => service.publish(bookingCancelled, aRequest()),
    'a notice to admins': () => service.publish(bookingGuestConfirmed, aRequest()),
    'the sign-in of an admin': () => service.publish(adminAccessRequested, anAdminAccess()),
  };

  it.each([
    ['a request', 550, confirmUrl],
    ['an approval', 451, confirmUrl],
    ['other days', 451, confirmUrl],
    ['other days of a confirmed booking', 451, statusUrl],
    ['a message', 451, statusUrl],
    ['a wish for access', 550, statusUrl],
  ] as const)('of %s, after %i, is given to the admin who asks', async (event, code, url) => {
    listener.rejectWith(code, { at: 'recipient' });
    await published[event]();
    const email = await attempted();
    expect(email.hasLink).toBe(true);
    const { kind, requestId } = email;
    expect(await copy(email.id)).toEqual({ url, kind, ...(requestId && { requestId }) });
  });

  it.each(['a cancellation', 'a notice to admins', 'the sign-in of an admin'] as const)(
    'of %s does not exist',
    async (event) => {
      listener.rejectWith(451, { at: 'recipient' });
      await published[event]();
      const email = await attempted();
      expect(email.hasLink).toBe(false);
      await expect(copy(email.id)).rejects.toMatchObject({ code: 'EMAIL_WITHOUT_LINK' });
    },
  );

  it('does not exist any more once the e-mail is sent', async () => {
    await published['an approval']();
    const { id } = await attempted();
    await expect(copy(id)).rejects.toMatchObject({ code: 'EMAIL_WITHOUT_LINK' });
    await expect(copy('unknown')).rejects.toMatchObject({ code: 'ENTRY_NOT_FOUND' });
  });

  it('is the other one when the first has expired', async () => {
    listener.rejectWith(451, { at: 'recipient' });
    const ended = { ...confirmLink, expiresAt: now.toISOString() };
    await service.publish(bookingApproved, aRequest({ confirmLink: ended }));
    expect(await copy((await attempted()).id)).toMatchObject({ url: statusUrl });
  });

  it('is copied with a line in the log, which names the admin and not the link', async () => {
    listener.rejectWith(451, { at: 'recipient' });
    await published['an approval']();
    const { id } = await attempted();
    const log = jest.spyOn(Logger.prototype, 'log').mockImplementation();
    await copy(id);
    expect(log.mock.calls).toEqual([[{ emailId: id, kind: 'request-approved', actor: owner }, expect.any(String)]]);
  });
});
