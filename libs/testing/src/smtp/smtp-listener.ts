import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../free-ports';
import { DeliveryRules, rejection, type RuleScope } from './delivery-rules';
import { MailStore } from './mail-store';
import { parseReceivedEmail, type ReceivedEmail } from './received-email';

/** A login attempt with a user name and a password. */
export interface Login {
  user: string;
  isEncrypted: boolean;
}

export interface SmtpListenerOptions {
  /**
   * `hidden`: the server accepts STARTTLS and does not announce it, as in a STARTTLS stripping attack. No client trusts
   * its certificate.
   */
  startTls?: 'refused' | 'hidden' | 'offered';
}

/** An SMTP server on the loopback interface that stores the e-mails it receives. */
export interface SmtpListener {
  /** For `SMTP_URL`. It stays the same over a stop and a start. */
  readonly url: string;
  emails(): ReceivedEmail[];
  /** Removes the received e-mails, for the next test. */
  forgetEmails(): void;
  /** All login attempts. The server accepts every login, and e-mails without one. */
  logins(): Login[];
  /** Waits for an e-mail, for 50 seconds by default. */
  waitForEmail(fits?: (email: ReceivedEmail) => boolean, timeoutMs?: number): Promise<ReceivedEmail>;
  /** Responds with an error from now on: to the recipient's address or, with `at: 'data'`, after the whole message. */
  rejectWith(code: number, options?: RuleScope & { at?: 'recipient' | 'data' }): void;
  /** Stops replying to recipients from now on. */
  hang(options?: RuleScope): void;
  /** Ends every `rejectWith` and `hang`. Connections that hang already stay without a reply. */
  acceptAll(): void;
  /** Ends all connections and refuses new ones. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

interface Received {
  store: MailStore;
  logins: Login[];
}

const createServer = (
  rules: DeliveryRules,
  { store, logins }: Received,
  { startTls = 'refused' }: SmtpListenerOptions,
): SMTPServer => {
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: startTls === 'refused' ? ['STARTTLS'] : [],
    hideSTARTTLS: startTls === 'hidden',
    // The library would warn about the certificate.
    logger: false,
    disableReverseLookup: true,
    closeTimeout: 1,
    onAuth: ({ username = '' }, { secure }, respond) => {
      logins.push({ user: username, isEncrypted: secure });
      respond(null, { user: username });
    },
    onRcptTo: ({ address }, _session, respond) => {
      const rule = rules.for(address);
      if (rule?.action === 'hang') return;
      respond(rule?.action === 'reject' && rule.at === 'recipient' ? rejection(rule.code, address) : undefined);
    },
    onData: (stream, { envelope }, respond) => {
      const to = envelope.rcptTo.map(({ address }) => address);
      const refusal = to.map((address) => rules.for(address)).find((rule) => rule?.action === 'reject');
      buffer(stream)
        .then(async (raw) => {
          if (refusal?.action === 'reject') throw rejection(refusal.code, to.join());
          store.add(await parseReceivedEmail({ from: envelope.mailFrom ? envelope.mailFrom.address : '', to }, raw));
          respond();
        })
        .catch(respond);
    },
  });
  // A client that is killed in the middle of an e-mail resets its connection.
  server.on('error', () => undefined);
  return server;
};

const listen = (server: SMTPServer, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });

export const startSmtpListener = async (options: SmtpListenerOptions = {}): Promise<SmtpListener> => {
  const rules = new DeliveryRules();
  const store = new MailStore();
  const logins: Login[] = [];
  const create = () => createServer(rules, { store, logins }, options);
  let server = create();
  const port = await freePort();
  await listen(server, port);
  const stop = () => new Promise<void>((resolve) => server.close(resolve));
  return {
    url: `smtp://127.0.0.1:${port}`,
    emails: () => [...store.emails],
    forgetEmails: () => store.clear(),
    logins: () => [...logins],
    waitForEmail: (fits = () => true, timeoutMs = 50_000) => store.waitFor(fits, timeoutMs),
    rejectWith: (code, { at = 'recipient', ...scope } = {}) => rules.add({ action: 'reject', code, at, ...scope }),
    hang: (scope = {}) => rules.add({ action: 'hang', ...scope }),
    acceptAll: () => rules.clear(),
    goAway: stop,
    comeBack: async () => {
      server = create();
      await listen(server, port);
    },
    close: stop,
  };
};
