import { createTransport } from 'nodemailer';
import { linkIn } from './link-in';
import { startSmtpListener, type SmtpListener } from './smtp-listener';

const send = (url: string, to: string, text = 'Hallo') =>
  createTransport({ url, connectionTimeout: 5_000, socketTimeout: 1_000 }).sendMail({
    from: 'Haus am See <haus@example.com>',
    to,
    subject: 'Grüße',
    text,
    html: `<p>${text}</p>`,
    attachments: [{ filename: 'tage.txt', content: 'vier' }],
  });

describe('the SMTP listener', () => {
  let listener: SmtpListener;

  beforeEach(async () => {
    listener = await startSmtpListener();
  });
  afterEach(() => listener.close());

  it('parses an e-mail as a mail client does', async () => {
    await send(listener.url, 'anna@example.com', 'Über den See');
    const email = await listener.waitForEmail();
    expect(email).toMatchObject({
      envelope: { from: 'haus@example.com', to: ['anna@example.com'] },
      from: { name: 'Haus am See', address: 'haus@example.com' },
      subject: 'Grüße',
      html: '<p>Über den See</p>\n',
      text: 'Über den See\n',
      attachments: [{ filename: 'tage.txt', contentType: 'text/plain', text: 'vier' }],
    });
    expect(email.header('Subject')).toEqual(['=?UTF-8?Q?Gr=C3=BC=C3=9Fe?=']);
  });

  it('waits for a matching e-mail that arrives later', async () => {
    const waiting = listener.waitForEmail(({ envelope }) => envelope.to.includes('ben@example.com'));
    await send(listener.url, 'anna@example.com');
    await send(listener.url, 'ben@example.com');
    expect((await waiting).envelope.to).toEqual(['ben@example.com']);
  });

  it('rejects when the e-mail does not arrive', async () => {
    await expect(listener.waitForEmail(() => true, 20)).rejects.toThrow('No such e-mail within 20 ms');
  });

  it.each(['recipient', 'data'] as const)('refuses one recipient at the %s, until it accepts all again', async (at) => {
    listener.rejectWith(451, { to: 'anna@example.com', at });
    await expect(send(listener.url, 'anna@example.com')).rejects.toMatchObject({ responseCode: 451 });
    await send(listener.url, 'ben@example.com');
    listener.acceptAll();
    await send(listener.url, 'anna@example.com');
    expect(listener.emails().map(({ envelope }) => envelope.to)).toEqual([['ben@example.com'], ['anna@example.com']]);
  });

  it('does not reply for one recipient', async () => {
    listener.hang({ to: 'anna@example.com' });
    await expect(send(listener.url, 'anna@example.com')).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    await send(listener.url, 'ben@example.com');
    expect(listener.emails()).toHaveLength(1);
  });

  it('stops and starts again on the same address with the e-mails that it received before', async () => {
    await send(listener.url, 'anna@example.com');
    await listener.goAway();
    await expect(send(listener.url, 'ben@example.com')).rejects.toMatchObject({ code: 'ESOCKET' });
    await listener.comeBack();
    await send(listener.url, 'ben@example.com');
    expect(listener.emails()).toHaveLength(2);
  });
});

describe('linkIn', () => {
  it('finds the link by its path', () => {
    const text = 'Bestätigen:\nhttps://haus.example/confirm/abc\n\nStand: https://haus.example/status/def';
    expect(linkIn({ text }, '/status/')).toBe('https://haus.example/status/def');
  });

  it('throws when there is none', () => {
    expect(() => linkIn({ text: 'https://haus.example/' }, '/confirm/')).toThrow('no link to /confirm/');
  });
});
