import { randomUUID } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { Logger } from '@nestjs/common';
import {
  adminRosterChanged,
  bookingGuestConfirmed,
  getNoticeAddress,
  listEmailLog,
  maskedSecret,
  messageFromGuest,
  setNoticeAddress,
  testNoticeAddress,
  type RequestInputOf,
} from '@hearthstay/contracts';
import { runInMessageContext } from '@hearthstay/messaging';
import { describeEachDatabase, eventually, startHttpListener, type HttpListener } from '@hearthstay/testing';
import { EmailWorker } from '../jobs/email-worker';
import { aRequest } from '../testing/events';
import { runNotifications, type RunningNotifications } from '../testing/running-service';

const petra = 'petra@example.com';
const paul = 'paul@example.com';
const own = 'a secret of sixteen characters';

/** The signature as any receiver finds it out, by another program. */
const signatureByOpenssl = (body: string, secret: string): string =>
  execFileSync('openssl', ['dgst', '-sha256', '-hmac', secret, '-r'], { input: body }).toString().split(' ')[0] ?? '';

describeEachDatabase('Notices beside e-mail', (database, onEmbeddedDatabase) => {
  let receiver: HttpListener;
  let service: RunningNotifications;
  let revision = 0;

  const admins = (...emails: string[]) =>
    service.publish(adminRosterChanged, {
      revision: (revision += 1),
      emails,
      locales: [{ email: paul, locale: 'en' }],
    });
  const set = (address: RequestInputOf<typeof setNoticeAddress>) => service.client.call(setNoticeAddress, address);
  const get = (email: string) => service.client.call(getNoticeAddress, { email });
  const test = (email: string) => service.client.call(testNoticeAddress, { email });
  const emails = () => database.connection().collection('emails');
  const notices = () => emails().find({ kind: 'notice' }).toArray();
  const heard = (count: number) => eventually(() => expect(receiver.requests).toHaveLength(count));
  const makeDue = async () => {
    await emails().updateMany({ status: 'queued' }, { $set: { nextAttemptAt: new Date() } });
    service.get(EmailWorker).wake();
  };

  beforeAll(async () => {
    Logger.overrideLogger(false);
    receiver = await startHttpListener((_request, response) => response.end());
    service = await runNotifications(database, undefined, {
      ALLOWED_HOSTS: receiver.host,
      PUBLIC_URL: 'https://haus-am-see.example',
    });
  });
  beforeEach(async () => {
    for (const name of ['emails', 'notice_addresses', 'admin_notices', 'rate_limits'])
      await database.connection().collection(name).deleteMany({});
    receiver.requests.splice(0);
    receiver.respondWith((_request, response) => response.end('taken'));
    await admins(petra, paul);
  });
  afterAll(async () => {
    await service.close();
    await receiver.close();
  });

  const ntfy = { kind: 'ntfy', url: () => receiver.url('/our-house-8Fq2') } as const;
  const toNtfy = (email = petra, changes = {}) => set({ email, kind: 'ntfy', url: ntfy.url(), ...changes });
  const toWebhook = (email = petra, changes = {}) =>
    set({ email, kind: 'webhook', url: receiver.url('/hook?key=1'), secret: own, ...changes });

  describe('The address of an admin', () => {
    it('is off at first, and masked when it is read', async () => {
      expect(await get(petra)).toEqual({ kind: 'off', url: '', withNames: false });
      const masked = { kind: 'webhook', url: `http://${receiver.host}/…`, withNames: true, secret: maskedSecret };
      expect(await toWebhook(petra, { withNames: true })).toEqual(masked);
      expect(await get(petra)).toEqual(masked);
      expect(await get(paul)).toEqual({ kind: 'off', url: '', withNames: false });
    });

    it('stays when it is saved as it was read', async () => {
      await toWebhook();
      await set({ email: petra, ...(await get(petra)), withNames: true });
      await test(petra);
      const [{ url, body, headers }] = receiver.requests as [HttpListener['requests'][0]];
      expect(url).toBe('/hook?key=1');
      expect(headers['x-hearthstay-signature']).toBe(`sha256=${signatureByOpenssl(body, own)}`);
      expect(await get(petra)).toMatchObject({ withNames: true });
    });

    it('gets a secret, which is shown to the call that has caused it, also when it is repeated', async () => {
      const call = () =>
        runInMessageContext({ correlationId: 'any', commandId: 'command-1' }, () =>
          toWebhook(petra, { secret: undefined }),
        );
      const { secret = '' } = await call();
      expect(secret).toMatch(/^[\w-]{43}$/);
      expect((await call()).secret).toBe(secret);
      expect((await toWebhook(petra, { secret: undefined })).secret).toBe(maskedSecret);
      expect((await get(petra)).secret).toBe(maskedSecret);
    });

    it('is removed with the admin, and by turning notices off', async () => {
      await toNtfy();
      await toNtfy(paul);
      await admins(paul);
      expect(await get(petra)).toMatchObject({ kind: 'off' });
      expect(await get(paul)).toMatchObject({ kind: 'ntfy' });
      expect(await set({ email: paul, kind: 'off' })).toEqual({ kind: 'off', url: '', withNames: false });
      expect(await database.connection().collection('notice_addresses').countDocuments()).toBe(0);
    });

    onEmbeddedDatabase(() => {
      it.each([
        ['ftp://example.org/a', 'NOTICE_ADDRESS_INVALID'],
        ['not an address', 'NOTICE_ADDRESS_INVALID'],
        ['http://127.0.0.1/', 'NOTICE_ADDRESS_FORBIDDEN'],
        ['http://localhost/', 'NOTICE_ADDRESS_FORBIDDEN'],
        ['http://[::ffff:10.0.0.1]/', 'NOTICE_ADDRESS_FORBIDDEN'],
        ['http://169.254.169.254/latest', 'NOTICE_ADDRESS_FORBIDDEN'],
        ['https://93.184.216.34:8443/', 'NOTICE_ADDRESS_FORBIDDEN'],
        ['https://haus-am-see.example/api', 'NOTICE_ADDRESS_FORBIDDEN'],
        ['http://user:secret@93.184.216.34/', 'NOTICE_PASSWORD_UNENCRYPTED'],
        ['https://receiver.invalid/', 'NOTICE_UNREACHABLE'],
        ['', 'VALIDATION_FAILED'],
        [`https://example.org/${'x'.repeat(2_000)}`, 'VALIDATION_FAILED'],
      ])('is not %.60s', async (url, code) => {
        await toNtfy();
        await expect(set({ email: petra, kind: 'webhook', url })).rejects.toMatchObject({ code });
        expect(await get(petra)).toEqual({ kind: 'ntfy', url: `http://${receiver.host}/…`, withNames: false });
      });

      it.each([
        [{ kind: 'sms' as never }, 'kind', 'INVALID'],
        [{ kind: undefined as never }, 'kind', 'REQUIRED'],
        [{ url: `https://example.org/${'x'.repeat(2_000)}` }, 'url', 'ADDRESS_TOO_LONG'],
        [{ secret: 'fifteen letters' }, 'secret', 'SECRET_TOO_SHORT'],
        [{ secret: 'x'.repeat(201) }, 'secret', 'SECRET_TOO_LONG'],
        [{ withNames: 'yes' as never }, 'withNames', 'WRONG_TYPE'],
      ])('is refused with the code of the field: %j', async (changes, field, code) => {
        await expect(toWebhook(petra, changes)).rejects.toMatchObject({ content: { fields: [{ field, code }] } });
        expect(await get(petra)).toMatchObject({ kind: 'off' });
      });
    });
  });

  onEmbeddedDatabase(() => {
    describe('A test notice', () => {
      it('comes back with what the receiver said', async () => {
        await toNtfy();
        receiver.respondWith((_request, response) => response.end('{"id":"1",\n"topic":"our-house"}'));
        expect(await test(petra)).toEqual({ at: expect.any(String), said: '200 OK: {"id":"1", "topic":"our-house"}' });
        expect(receiver.requests).toMatchObject([
          { method: 'POST', url: '/our-house-8Fq2', headers: { title: 'Test-Benachrichtigung', tags: 'bell' } },
        ]);
        expect(await notices()).toEqual([]);
      });

      it('needs an address', async () => {
        await expect(test(petra)).rejects.toMatchObject({ code: 'NOTICE_ADDRESS_MISSING' });
      });

      it('that is refused comes back with the words of the receiver', async () => {
        await toWebhook();
        receiver.respondWith((_request, response) => response.writeHead(500).end('boom\n'));
        await expect(test(petra)).rejects.toMatchObject({
          code: 'NOTICE_REFUSED',
          content: { params: { said: '500 Internal Server Error: boom' } },
        });
        expect(await get(petra)).toMatchObject({ kind: 'webhook' });
      });

      it.each([
        [301, 'http://192.168.1.1/', 'NOTICE_ADDRESS_FORBIDDEN'],
        [307, 'http://localhost:1/', 'NOTICE_ADDRESS_FORBIDDEN'],
        [302, '/hook?key=1', 'NOTICE_REDIRECT'],
      ])('is not sent on by %i to %s', async (status, location, code) => {
        await toWebhook();
        receiver.respondWith((_request, response) => response.writeHead(status, { Location: location }).end());
        await expect(test(petra)).rejects.toMatchObject({ code });
      });

      it('to somebody who says nothing is given up soon', async () => {
        await toWebhook();
        receiver.respondWith(() => undefined);
        const begun = Date.now();
        await expect(test(petra)).rejects.toMatchObject({ code: 'NOTICE_TIMEOUT' });
        expect(Date.now() - begun).toBeLessThan(7_000);
      });

      it('to somebody who closes the connection is given up at once', async () => {
        await toWebhook();
        receiver.respondWith((request) => request.socket.destroy());
        await expect(test(petra)).rejects.toMatchObject({ code: 'NOTICE_UNREACHABLE' });
      });
    });
  });

  describe('An event', () => {
    const confirmed = (id?: string) => service.publish(bookingGuestConfirmed, aRequest(), id);

    it('is brought to ntfy: short, in the language of the admin, with the way to the booking', async () => {
      await toNtfy(paul);
      await confirmed();
      await heard(1);
      expect(receiver.requests).toMatchObject([
        {
          method: 'POST',
          url: '/our-house-8Fq2',
          body: 'Tue 8 – Fri 11 December 2026 · Haus am See',
          headers: {
            title: 'New request',
            click: 'https://haus-am-see.example/admin/bookings/6740b2c5a1',
            tags: 'house',
            'content-type': 'text/plain; charset=utf-8',
          },
        },
      ]);
    });

    it('names the guest where that is ticked', async () => {
      await toNtfy(paul, { withNames: true });
      await confirmed();
      await heard(1);
      expect(receiver.requests[0]?.body).toBe('Anna Seidel · Tue 8 – Fri 11 December 2026 · Haus am See');
    });

    it('is brought to a webhook as signed JSON', async () => {
      await toWebhook(petra, { withNames: true });
      await service.publish(messageFromGuest, aRequest());
      await heard(1);
      const [{ headers, body }] = receiver.requests as [HttpListener['requests'][0]];
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(headers['x-hearthstay-signature']).toBe(`sha256=${signatureByOpenssl(body, own)}`);
      const [stored] = await notices();
      expect(JSON.parse(body)).toEqual({
        id: stored?._id,
        event: 'message',
        at: (stored?.['queuedAt'] as Date).toISOString(),
        locale: 'de',
        title: 'Neue Nachricht',
        text: 'Anna Seidel · Di., 8. – Fr., 11. Dezember 2026 · Haus am See',
        url: 'https://haus-am-see.example/admin/bookings/6740b2c5a1',
        property: 'Haus am See',
        bookingId: '6740b2c5a1',
        startDate: '2026-12-08',
        endDate: '2026-12-11',
        guestName: 'Anna Seidel',
      });
      expect(body).not.toContain('Hund');
    });

    it('has one notice for each admin who wants it, also when it arrives again', async () => {
      await toNtfy();
      await toNtfy(paul);
      const [one, other] = [randomUUID(), randomUUID()];
      for (const id of [one, one, other]) await confirmed(id);
      await heard(4);
      await confirmed(other);
      await eventually(async () =>
        expect((await notices()).map(({ status }) => status)).toEqual(Array(4).fill('sent')),
      );
      expect(receiver.requests).toHaveLength(4);
    });

    it('is stored nowhere while nobody wants notices', async () => {
      await confirmed();
      expect(await notices()).toEqual([]);
      const waiting = await database.connection().collection('admin_notices').find().toArray();
      expect(waiting.map(({ _id }) => String(_id)).filter((id) => id.endsWith(':notice'))).toEqual([]);
    });

    it('waits while the receiver fails, and is in the log with its words until it is taken', async () => {
      await toNtfy();
      receiver.respondWith((_request, response) => response.writeHead(503).end('later'));
      await confirmed();
      const logged = async () =>
        (await service.client.call(listEmailLog, {})).emails.find(({ kind }) => kind === 'notice');
      await eventually(async () => expect((await logged())?.state).toBe('retrying'));
      expect(await logged()).toMatchObject({
        channel: 'ntfy',
        to: petra,
        requestId: '6740b2c5a1',
        failure: { reason: 'NOTICE_REFUSED', details: '503 Service Unavailable: later' },
        canResend: true,
      });
      receiver.respondWith((_request, response) => response.end());
      await toWebhook();
      expect(await logged()).toMatchObject({ channel: 'webhook' });
      await makeDue();
      await eventually(async () => expect((await logged())?.state).toBe('sent'));
      expect((await notices())[0]).not.toHaveProperty('data');
      expect(receiver.requests.at(-1)?.url).toBe('/hook?key=1');
    });

    it('is given up when the receiver refuses it for good, and can be sent again', async () => {
      await toNtfy();
      receiver.respondWith((_request, response) => response.writeHead(403).end());
      await confirmed();
      await eventually(async () => expect((await notices())[0]?.['status']).toBe('given-up'));
      expect((await service.client.call(listEmailLog, { state: 'given-up' })).emails).toMatchObject([
        { kind: 'notice', canResend: true },
      ]);
    });

    it('whose receiver does not respond delays no e-mail', async () => {
      await toNtfy();
      const responses: (() => void)[] = [];
      receiver.respondWith((_request, response) => responses.push(() => response.end()));
      for (let count = 0; count < 20; count += 1) await service.publish(messageFromGuest, aRequest());
      const emailsTo = { kind: 'message-for-admins', to: petra };
      await eventually(async () => expect(await emails().countDocuments({ ...emailsTo, status: 'kept' })).toBe(20));
      expect((await notices()).map(({ status }) => status)).not.toContain('sent');
      receiver.respondWith((_request, response) => response.end());
      for (const respond of responses) respond();
      await eventually(async () => expect(await emails().countDocuments({ kind: 'notice', status: 'sent' })).toBe(20));
    });

    it('is dropped when its admin wants no notices any more', async () => {
      await toNtfy();
      receiver.respondWith((_request, response) => response.writeHead(503).end());
      await confirmed();
      await eventually(async () => expect((await notices())[0]?.['status']).toBe('queued'));
      await admins(paul);
      await makeDue();
      await eventually(async () => expect((await notices())[0]?.['status']).toBe('cancelled'));
    });
  });
});
