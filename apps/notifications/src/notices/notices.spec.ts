import { randomUUID } from 'node:crypto';
import { bookingGuestConfirmed, listEmailLog, messageFromGuest } from '@hearthstay/contracts';
import { describeEachDatabase, eventually, type HttpListener } from '@hearthstay/testing';
import { aRequest } from '../testing/events';
import { signatureByOpenssl } from './testing/signature-by-openssl';
import { paul, petra, useNotices, webhookSecret } from './testing/use-notices';

describeEachDatabase('A notice of an event', (database) => {
  const { receiver, service, admins, emails, notices, heard, makeDue, toNtfy, toWebhook } = useNotices(database);

  const confirmed = (id?: string) => service().publish(bookingGuestConfirmed, aRequest(), id);

  it('is brought to ntfy: short, in the language of the admin, with the way to the booking', async () => {
    await toNtfy(paul);
    await confirmed();
    await heard(1);
    expect(receiver().requests).toMatchObject([
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
    expect(receiver().requests[0]?.body).toBe('Anna Seidel · Tue 8 – Fri 11 December 2026 · Haus am See');
  });

  it('is brought to a webhook as signed JSON', async () => {
    await toWebhook(petra, { withNames: true });
    await service().publish(messageFromGuest, aRequest());
    await heard(1);
    const [{ headers, body }] = receiver().requests as [HttpListener['requests'][0]];
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['x-hearthstay-signature']).toBe(`sha256=${signatureByOpenssl(body, webhookSecret)}`);
    const [stored] = await notices();
    expect(JSON.parse(body)).toEqual({
      id: stored?._id,
      event: 'message',
      at: (stored?.['queuedAt'] as Date).toISOString(),
      locale: 'de',
      title: 'Neue Nachricht',
      text: 'Anna Seidel · Di., 8. – Fr., 11. Dezember 2026 · Haus am See',
      url: 'https://haus-am-see.example/admin/bookings/6740b2c5a1?part=messages',
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
    await eventually(async () => expect((await notices()).map(({ status }) => status)).toEqual(Array(4).fill('sent')));
    expect(receiver().requests).toHaveLength(4);
  });

  it('is stored nowhere while nobody wants notices', async () => {
    await confirmed();
    expect(await notices()).toEqual([]);
    const waiting = await database.connection().collection('admin_notices').find().toArray();
    expect(waiting.map(({ _id }) => String(_id)).filter((id) => id.endsWith(':notice'))).toEqual([]);
  });

  it('waits while the receiver fails, and is in the log with its words until it is taken', async () => {
    await toNtfy();
    receiver().respondWith((_request, response) => response.writeHead(503).end('later'));
    await confirmed();
    const logged = async () =>
      (await service().client.call(listEmailLog, {})).emails.find(({ kind }) => kind === 'notice');
    await eventually(async () => expect((await logged())?.state).toBe('retrying'));
    expect(await logged()).toMatchObject({
      channel: 'ntfy',
      to: petra,
      requestId: '6740b2c5a1',
      failure: { reason: 'NOTICE_REFUSED', details: '503 Service Unavailable: later' },
      canResend: true,
    });
    await toWebhook();
    expect(await logged()).toMatchObject({ channel: 'webhook' });
    receiver().respondWith((_request, response) => response.end());
    await makeDue();
    await eventually(async () => expect((await logged())?.state).toBe('sent'));
    expect((await notices())[0]).not.toHaveProperty('data');
    expect(receiver().requests.at(-1)?.url).toBe('/hook?key=1');
  });

  it('is given up when the receiver refuses it for good, and can be sent again', async () => {
    await toNtfy();
    receiver().respondWith((_request, response) => response.writeHead(403).end());
    await confirmed();
    await eventually(async () => expect((await notices())[0]?.['status']).toBe('given-up'));
    expect((await service().client.call(listEmailLog, { state: 'given-up' })).emails).toMatchObject([
      { kind: 'notice', canResend: true },
    ]);
  });

  it('whose receiver does not respond delays no e-mail', async () => {
    await toNtfy();
    const responses: (() => void)[] = [];
    receiver().respondWith((_request, response) => responses.push(() => response.end()));
    for (let count = 0; count < 20; count += 1) await service().publish(messageFromGuest, aRequest());
    const emailsTo = { kind: 'message-for-admins', to: petra };
    await eventually(async () => expect(await emails().countDocuments({ ...emailsTo, status: 'kept' })).toBe(20));
    expect((await notices()).map(({ status }) => status)).not.toContain('sent');
    receiver().respondWith((_request, response) => response.end());
    for (const respond of responses) respond();
    await eventually(async () => expect(await emails().countDocuments({ kind: 'notice', status: 'sent' })).toBe(20));
  });

  it('is dropped when its admin wants no notices any more', async () => {
    await toNtfy();
    receiver().respondWith((_request, response) => response.writeHead(503).end());
    await confirmed();
    await eventually(async () => expect((await notices())[0]?.['status']).toBe('queued'));
    await admins(paul);
    await makeDue();
    await eventually(async () => expect((await notices())[0]?.['status']).toBe('cancelled'));
  });
});
