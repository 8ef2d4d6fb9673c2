import { startSmtpListener, type SmtpListener, type SmtpListenerOptions } from '@hearthstay/testing';
import { aDeliverableEmail } from '../testing/email-job';
import { SmtpDelivery } from './smtp-delivery';

const never = new AbortController().signal;

/** A host name that resolves to this machine without being a loopback name. */
const elsewhere = '127.1';

describe('A connection to an SMTP server', () => {
  const ends: (() => unknown)[] = [];
  afterEach(() => Promise.all(ends.splice(0).map((end) => end())));

  const listen = async (options?: SmtpListenerOptions): Promise<SmtpListener> => {
    const listener = await startSmtpListener(options);
    ends.push(() => listener.close());
    return listener;
  };

  const deliver = (
    { url }: SmtpListener,
    host: string,
    { login = 'house:secret@', options = '', allowsPlaintext = false } = {},
  ) => {
    const address = url.replace('//127.0.0.1', `//${login}${host}`) + options;
    const sender = { senderAddress: 'haus@example.com', connections: 1, silenceMs: 5_000 };
    const delivery = new SmtpDelivery({ url: address, allowsPlaintext, ...sender });
    ends.push(() => delivery.close());
    return delivery.deliver(aDeliverableEmail(), never);
  };

  const expectNothingSaid = (listener: SmtpListener) => {
    expect(listener.logins()).toEqual([]);
    expect(listener.emails()).toEqual([]);
  };

  it.each(['', '?requireTLS=false', '?ignoreTLS=true', '?opportunisticTLS=true', '?secure=false&secured=true'])(
    'says nothing to a server without encryption, whatever the address has as options: %j',
    async (options) => {
      const listener = await listen();
      await expect(deliver(listener, elsewhere, { options })).rejects.toMatchObject({
        tryAgain: 'later',
        summary: expect.stringMatching(/^ETLS 500 STARTTLS: the mail server does not encrypt.*SMTP_ALLOW_PLAINTEXT/),
      });
      expectNothingSaid(listener);
    },
  );

  it('sends no e-mail without encryption either, where there is no login', async () => {
    const listener = await listen();
    await expect(deliver(listener, elsewhere, { login: '' })).rejects.toMatchObject({
      tryAgain: 'later',
      summary: expect.stringContaining('SMTP_ALLOW_PLAINTEXT'),
    });
    expectNothingSaid(listener);
  });

  it.each(['offered', 'hidden'] as const)(
    'says nothing to a server that nobody vouches for; STARTTLS %s',
    async (startTls) => {
      const listener = await listen({ startTls });
      await expect(deliver(listener, elsewhere)).rejects.toMatchObject({
        tryAgain: 'soon',
        cause: { message: expect.stringContaining('certificate') },
      });
      expectNothingSaid(listener);
    },
  );

  it.each(['offered', 'hidden'] as const)('is encrypted from the start; STARTTLS %s', async (startTls) => {
    const listener = await listen({ startTls });
    expect(await deliver(listener, elsewhere, { options: '?tls.rejectUnauthorized=false' })).toBe('sent');
    expect(listener.logins()).toEqual([{ user: 'house', isEncrypted: true }]);
  });

  it.each([
    ['this machine', '127.0.0.1', false],
    ['any machine, where that is allowed', elsewhere, true],
  ])('is not encrypted to %s', async (_, host, allowsPlaintext) => {
    const listener = await listen();
    expect(await deliver(listener, host, { allowsPlaintext })).toBe('sent');
    expect(listener.logins()).toEqual([{ user: 'house', isEncrypted: false }]);
  });
});
