import { Logger } from '@nestjs/common';
import {
  adminRosterChanged,
  bookingApproved,
  bookingConfirmed,
  bookingRequested,
  guestAccessRequested,
  listEmailLog,
  type EmailLog,
  type RequestInputOf,
} from '@hearthstay/contracts';
import { Clock } from '@hearthstay/runtime';
import { describeEachDatabase, eventually, startSmtpListener, type SmtpListener } from '@hearthstay/testing';
import { aGuestAccess, aRequest } from '../../testing/events';
import { runNotifications, type RunningNotifications } from '../../testing/running-service';

describeEachDatabase('The log of e-mails', (database) => {
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
  afterAll(async () => {
    await service.close();
    await listener.close();
  });

  const emails = () => database.connection().collection('emails');
  const read = (request: RequestInputOf<typeof listEmailLog> = {}): Promise<EmailLog> =>
    service.client.call(listEmailLog, request);

  /** The log as soon as every e-mail of it has had an attempt. */
  const readAttempted = () =>
    eventually(async () => {
      const log = await read();
      expect(log.total).toBeGreaterThan(0);
      expect(log.counts.waiting).toBe(0);
      return log;
    });

  it('has an e-mail that was sent, with its times and the request, and nothing of its content', async () => {
    const request = aRequest();
    await service.publish(bookingRequested, request);
    const { emails: listed, counts } = await readAttempted();
    expect(listed).toEqual([
      {
        id: expect.any(String) as string,
        kind: 'request-received',
        to: 'anna@example.com',
        state: 'sent',
        requestId: request.requestId,
        attempts: 1,
        createdAt: expect.any(String) as string,
        dueAt: expect.any(String) as string,
        sentAt: expect.any(String) as string,
        canResend: false,
        hasLink: false,
      },
    ]);
    expect(counts).toEqual({ waiting: 0, retrying: 0, sent: 1, 'given-up': 0, dropped: 0 });
  });

  it.each([
    [450, 'recipient', 'retrying', 'TRY_LATER'],
    [451, 'data', 'retrying', 'TRY_LATER'],
    [550, 'recipient', 'given-up', 'RECIPIENT_REFUSED'],
    [554, 'data', 'given-up', 'CONTENT_REFUSED'],
  ] as const)(
    'says after %i to the %s that it is %s, why, and in the server’s words',
    async (code, at, state, reason) => {
      listener.rejectWith(code, { at });
      await service.publish(bookingRequested, aRequest());
      const [email] = (await readAttempted()).emails;
      expect(email).toMatchObject({
        state,
        failure: { reason, details: expect.stringContaining('Refused by the test') as string },
        canResend: true,
        hasLink: true,
      });
      expect(email?.nextAttemptAt !== undefined).toBe(state === 'retrying');
      expect(email?.endedAt !== undefined).toBe(state === 'given-up');
    },
  );

  it('says that no server is reachable', async () => {
    await listener.goAway();
    await service.publish(bookingApproved, aRequest());
    const [email] = (await readAttempted()).emails;
    await listener.comeBack();
    expect(email).toMatchObject({ state: 'retrying', failure: { reason: 'SERVER_AWAY' } });
  });

  it('contains no token and no text of an e-mail, not even of one that waits', async () => {
    listener.rejectWith(451, { at: 'data' });
    const request = aRequest();
    await service.publish(bookingRequested, request);
    await service.publish(guestAccessRequested, aGuestAccess('de'));
    const log = JSON.stringify(await readAttempted());
    for (const secret of [request.confirmLink.token, request.statusLink.token, 'Anna Seidel', 'Hund'])
      expect(log).not.toContain(secret);
  });

  it('has the e-mails about one request, whoever gets them', async () => {
    await service.publish(bookingConfirmed, aRequest());
    await service.publish(bookingConfirmed, aRequest({ requestId: 'another' }));
    await readAttempted();
    const { emails: listed, total } = await read({ requestId: 'another' });
    expect(total).toBe(2);
    expect(listed.map(({ to, requestId }) => `${to}: ${requestId}`).sort()).toEqual([
      'anna@example.com: another',
      'owner@example.com: another',
    ]);
  });

  it('finds the e-mails to the addresses that begin with a text, and those about some requests', async () => {
    await service.publish(bookingConfirmed, aRequest());
    await service.publish(bookingConfirmed, aRequest({ requestId: 'another', email: 'ben+1@mail.example' }));
    await readAttempted();
    const found = async (address: string, ...requestIds: string[]) => {
      const { emails: listed, total } = await read({ search: { address, requestIds } });
      expect(total).toBe(listed.length);
      return listed.map(({ to, requestId }) => `${to} ${requestId === 'another' ? 'another' : ''}`.trim()).sort();
    };
    expect(await found('ben+')).toEqual(['ben+1@mail.example another']);
    expect(await found('ben+', 'another')).toEqual(['ben+1@mail.example another', 'owner@example.com another']);
    expect(await found('owner')).toEqual(['owner@example.com', 'owner@example.com another']);
    for (const text of ['be.', '.*', '^ben', 'mail.example', 'bf']) expect(await found(text)).toEqual([]);
    expect(await read({ state: 'given-up', search: { address: 'ben', requestIds: [] } })).toMatchObject({ total: 0 });
    const narrowed = await read({ requestId: 'another', search: { address: 'owner', requestIds: [] } });
    expect(narrowed).toMatchObject({ total: 1, counts: { sent: 1 }, emails: [{ to: 'owner@example.com' }] });
    expect(await read({ page: 2, search: { address: 'owner', requestIds: [] } })).toMatchObject({
      emails: [],
      total: 2,
    });
  });
});
