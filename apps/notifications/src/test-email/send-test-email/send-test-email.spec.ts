import { Logger } from '@nestjs/common';
import { adminRosterChanged, previewStayEmail, sendTestEmail, type Actor } from '@hearthstay/contracts';
import { runInMessageContext } from '@hearthstay/messaging';
import { describeOnEmbeddedDatabase, startSmtpListener, type SmtpListener } from '@hearthstay/testing';
import { aStayEmail } from '../../testing/events';
import { runNotifications, type RunningNotifications } from '../../testing/running-service';

const owner: Actor = { kind: 'admin', email: 'owner@example.com' };

const sendAs = (actor: Actor, { client }: RunningNotifications) =>
  runInMessageContext({ correlationId: 'any', actor }, () => client.call(sendTestEmail, {}));

describeOnEmbeddedDatabase('A test e-mail', (database) => {
  let listener: SmtpListener;
  let service: RunningNotifications;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    listener = await startSmtpListener();
    service = await runNotifications(database, listener.url, { RATE_LIMITS: 'on' });
  });
  beforeEach(async () => {
    listener.acceptAll();
    listener.forgetEmails();
    await database.connection().collection('rate_limits').deleteMany({});
  });
  afterAll(async () => {
    await service.close();
    await listener.close();
  });

  it('goes to the admin who asks for it, at once and beside the queue', async () => {
    expect(await sendAs(owner, service)).toEqual({
      outcome: 'sent',
      to: 'owner@example.com',
      at: expect.any(String) as string,
      dialogue: [],
    });
    expect(listener.emails()).toMatchObject([{ envelope: { to: ['owner@example.com'] }, subject: 'Test-E-Mail' }]);
    expect(await database.connection().collection('emails').countDocuments()).toBe(0);
  });

  it('is in the language of this admin', async () => {
    const { email } = owner as { email: string };
    await service.publish(adminRosterChanged, { revision: 1, emails: [email], locales: [{ email, locale: 'en' }] });
    await sendAs(owner, service);
    await service.publish(adminRosterChanged, { revision: 2, emails: [email] });
    await sendAs(owner, service);
    expect(listener.emails().map(({ subject }) => subject)).toEqual(['Test e-mail', 'Test-E-Mail']);
  });

  it('may be an e-mail of a stay as its owner is writing it', async () => {
    const stayEmail = aStayEmail('arrival', { text: 'Code {{doorCode}}', doorCode: '••••' });
    const result = await runInMessageContext({ correlationId: 'any', actor: owner }, () =>
      service.client.call(sendTestEmail, { stayEmail }),
    );
    expect(result).toMatchObject({ outcome: 'sent', to: 'owner@example.com' });
    expect(listener.emails()).toMatchObject([
      {
        envelope: { to: ['owner@example.com'] },
        subject: 'Haus am See, Anna Seidel',
        text: expect.stringContaining('Code ••••') as string,
      },
    ]);
    expect(await service.client.call(previewStayEmail, stayEmail)).toMatchObject({
      subject: 'Haus am See, Anna Seidel',
      text: 'Code ••••',
    });
  });

  it('has the door code of an e-mail of a stay only where its text names it, as for a guest', async () => {
    const stayEmail = aStayEmail('arrival', { text: 'Bis bald', doorCode: '••••' });
    await runInMessageContext({ correlationId: 'any', actor: owner }, () =>
      service.client.call(sendTestEmail, { stayEmail }),
    );
    expect(listener.emails()[0]?.text).not.toContain('••••');
  });

  it('comes back with the words of a server that refuses it', async () => {
    listener.rejectWith(550, { at: 'recipient' });
    expect(await sendAs(owner, service)).toMatchObject({
      outcome: 'failed',
      failure: { reason: 'RECIPIENT_REFUSED', details: expect.stringContaining('550') as string },
      server: new URL(listener.url).host,
      dialogue: expect.arrayContaining([{ from: 'program', text: 'RCPT TO:<owner@example.com>' }]) as unknown,
    });
  });

  it('is limited to ten an hour for each admin', async () => {
    for (let n = 0; n < 10; n += 1) await sendAs(owner, service);
    await expect(sendAs(owner, service)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(await sendAs({ kind: 'admin', email: 'co@example.com' }, service)).toMatchObject({ outcome: 'sent' });
    expect(listener.emails()).toHaveLength(11);
  });

  it.each(['guest', 'program'] as const)('is refused to the %s', async (kind) => {
    await expect(sendAs({ kind }, service)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(listener.emails()).toEqual([]);
  });

  it('says that there is no mail server', async () => {
    const withoutServer = await runNotifications(database);
    expect(await sendAs(owner, withoutServer)).toMatchObject({ outcome: 'no-server', to: 'owner@example.com' });
    await withoutServer.close();
  });
});
