import { createServer, type Server, type Socket } from 'node:net';
import { startSmtpListener, type SmtpListener } from '@hearthstay/testing';
import { aDeliverableEmail } from '../testing/email-job';
import { trySmtp } from './smtp-trial';

const sender = { senderAddress: 'haus@example.com', silenceMs: 2_000 };

const tryAt = (url: string, totalMs = 2_000) => trySmtp(aDeliverableEmail(), { url, ...sender }, totalMs);

describe('A trial of a mail server', () => {
  let listener: SmtpListener;

  beforeEach(async () => {
    listener = await startSmtpListener();
  });
  afterEach(() => listener.close());

  it('delivers the e-mail', async () => {
    expect((await tryAt(listener.url)).failure).toBeUndefined();
    expect(listener.emails()).toHaveLength(1);
  });

  it.each([
    [550, 'recipient', 'RECIPIENT_REFUSED'],
    [451, 'recipient', 'TRY_LATER'],
    [554, 'data', 'CONTENT_REFUSED'],
  ] as const)('writes down what is said until the refusal with %i, without the e-mail', async (code, at, reason) => {
    listener.rejectWith(code, { at });
    const { failure, dialogue } = await tryAt(listener.url);
    expect(failure).toMatchObject({ reason, details: expect.stringContaining('Refused by the test') as string });
    const said = dialogue.map(({ from, text }) => `${from}: ${text}`);
    expect(said).toContain('program: RCPT TO:<anna@example.com>');
    expect(said.some((line) => line.startsWith('server: 220'))).toBe(true);
    expect(said).toContainEqual(expect.stringMatching(new RegExp(`^server: ${code} Refused by the test`)));
    expect(JSON.stringify(dialogue)).not.toMatch(/Subject|genehmigt|<html/);
  });

  it('ends when a server does not reply', async () => {
    listener.hang();
    const { failure, dialogue } = await tryAt(listener.url, 200);
    expect(failure?.reason).toBe('SERVER_SILENT');
    expect(dialogue).toContainEqual({ from: 'program', text: 'RCPT TO:<anna@example.com>' });
  });

  it('says that nobody is there', async () => {
    await listener.goAway();
    expect(await tryAt(listener.url)).toMatchObject({ failure: { reason: 'SERVER_AWAY' }, dialogue: [] });
  });
});

describe('A server that repeats secrets', () => {
  const password = 'ganz geheim';
  const secrets = [
    password,
    encodeURIComponent(password),
    ...[password, `\0haus\0${password}`].map((text) => Buffer.from(text).toString('base64')),
  ];
  let server: Server;
  let sockets: Socket[];

  const start = async (login: 'PLAIN' | 'LOGIN'): Promise<string> => {
    sockets = [];
    const replies = (line: string): string => {
      if (line.startsWith('EHLO')) return `250-house\r\n250 AUTH ${login}\r\n`;
      if (line === 'AUTH LOGIN') return '334 VXNlcm5hbWU6\r\n';
      if (login === 'LOGIN' && line === Buffer.from('haus').toString('base64')) return '334 UGFzc3dvcmQ6\r\n';
      return `535 5.7.8 ${secrets.join(' or ')} is wrong, see https://house.example/confirm/${'T0ken-_x'.repeat(6)}\r\n`;
    };
    server = createServer((socket) => {
      sockets.push(socket);
      socket.write('220 ready\r\n');
      socket.on('data', (data) => socket.write(replies(data.toString().trim())));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    return `smtp://haus:${encodeURIComponent(password)}@127.0.0.1:${port}`;
  };
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });

  it.each(['PLAIN', 'LOGIN'] as const)('does not give them away after AUTH %s', async (login) => {
    const trial = await tryAt(await start(login));
    expect(trial.failure?.reason).toBe('LOGIN_REFUSED');
    const shown = JSON.stringify([trial.dialogue, trial.failure?.details]);
    expect(shown).toContain('535 5.7.8 •••••• or ••••••');
    for (const secret of [...secrets, 'T0ken', '/* secret */', btoa('/* secret */')])
      expect(shown).not.toContain(secret);
  });
});
