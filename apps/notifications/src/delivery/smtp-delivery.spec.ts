import { startSmtpListener, type SmtpListener } from '@hearthstay/testing';
import fc from 'fast-check';
import { aDeliverableEmail } from '../testing/email-job';
import { SmtpDelivery } from './smtp-delivery';

const never = new AbortController().signal;

describe('Delivery by SMTP', () => {
  let listener: SmtpListener;
  let delivery: SmtpDelivery;

  beforeEach(async () => {
    listener = await startSmtpListener();
    const { url } = listener;
    delivery = new SmtpDelivery({ url, senderAddress: 'haus@example.com', connections: 2, silenceMs: 2_000 });
  });
  afterEach(async () => {
    delivery.close();
    await listener.close();
  });

  const deliver = (changes: Parameters<typeof aDeliverableEmail>[0] = {}, signal = never) =>
    delivery.deliver(aDeliverableEmail(changes), signal);

  it('delivers both bodies, the calendar and the icon', async () => {
    expect(await deliver()).toBe('sent');
    expect(await listener.waitForEmail()).toMatchObject({
      envelope: { from: 'haus@example.com', to: ['anna@example.com'] },
      from: { name: 'Haus am See', address: 'haus@example.com' },
      subject: 'Ihre Anfrage ist genehmigt',
      html: expect.stringContaining('<p>Grüße</p>'),
      text: expect.stringContaining('Grüße'),
      attachments: [
        { filename: 'hearthstay.png', contentType: 'image/png', contentId: '<house@hearthstay>' },
        { filename: 'Aufenthalt.ics', contentType: 'text/calendar', text: expect.stringContaining('BEGIN:VCALENDAR') },
      ],
    });
  });

  it('sets the headers for automatic messages, language and Message-ID', async () => {
    await deliver();
    const email = await listener.waitForEmail();
    expect(email.header('Auto-Submitted')).toEqual(['auto-generated']);
    expect(email.header('Content-Language')).toEqual(['de']);
    expect(email.header('Message-ID')).toEqual(['<abc@haus-am-see.example>']);
    expect(email.header('Reply-To')).toEqual([]);
  });

  it('allows no text to add a header or a recipient', async () => {
    const attack = fc.constantFrom(
      '\r\nBcc: eve@example.com',
      '\nX-Evil: 1',
      '\r\n\r\n<script>',
      '\u2028',
      ', eve@example.com',
      '"<',
    );
    const text = fc
      .array(fc.oneof(attack, fc.string({ unit: 'grapheme', maxLength: 20 })), { maxLength: 6 })
      .map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(text, text, async (subject, senderName) => {
        const before = listener.emails().length;
        await deliver({ subject: `Neu ${subject}`, senderName });
        const email = listener.emails()[before];
        expect(email?.envelope).toEqual({ from: 'haus@example.com', to: ['anna@example.com'] });
        expect(email?.from?.address).toBe('haus@example.com');
        const head = email?.raw.slice(0, email.raw.indexOf('\r\n\r\n')) ?? '';
        const names = head.split(/\r\n(?![ \t])/).map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
        expect(names.sort()).toEqual([
          'auto-submitted',
          'content-language',
          'content-type',
          'date',
          'from',
          'message-id',
          'mime-version',
          'subject',
          'to',
        ]);
      }),
      { numRuns: 60 },
    );
  });

  it.each(['eve@example.com, anna@example.com', 'anna@example.com\r\nRCPT TO:<eve@example.com>'])(
    'refuses %j, which is not one mailbox',
    async (to) => {
      await expect(deliver({ to })).rejects.toMatchObject({ tryAgain: 'never' });
      expect(listener.emails()).toEqual([]);
    },
  );

  it.each([
    ['recipient', 550, 'never', 'EENVELOPE 550 RCPT TO'],
    ['recipient', 450, 'later', 'EENVELOPE 450 RCPT TO'],
    ['data', 554, 'never', 'EMESSAGE 554 DATA'],
    ['data', 451, 'later', 'EMESSAGE 451 DATA'],
  ] as const)('distinguishes a rejection of the %s with %i, final: %s', async (at, code, tryAgain, summary) => {
    listener.rejectWith(code, { at });
    await expect(deliver()).rejects.toMatchObject({ name: 'DeliveryFailure', tryAgain, summary });
  });

  it('treats an unavailable server as a temporary failure', async () => {
    await listener.goAway();
    await expect(deliver()).rejects.toMatchObject({ tryAgain: 'soon', summary: expect.stringContaining('ESOCKET') });
    await listener.comeBack();
    expect(await deliver()).toBe('sent');
  });

  it('times out on a silent server', async () => {
    listener.hang();
    await expect(deliver()).rejects.toMatchObject({ tryAgain: 'later', summary: expect.stringContaining('ETIMEDOUT') });
  });

  it('stops on an abort signal', async () => {
    listener.hang();
    await expect(deliver({}, AbortSignal.timeout(50))).rejects.toMatchObject({
      tryAgain: 'later',
      summary: expect.stringContaining('EABORT'),
    });
  });
});
