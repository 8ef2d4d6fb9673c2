import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server, type TLSSocket } from 'node:tls';
import { builtProgram } from '@hearthstay/testing/product';
import { workspaceFile } from './workspace-file';

const folder = mkdtempSync(join(tmpdir(), 'hearthstay-authority-'));
const fileOf = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** The commands by which operators make an authority and a certificate. */
const documentedCommands = (): string => {
  const [, section = ''] = workspaceFile('docs/operations.md').split(
    '## Encrypted ways to the broker and the database',
  );
  return /```sh\n(.*?)```/s.exec(section)?.[1] ?? '';
};

/** A program that connects at its start, the address that it is given, and what it says first. */
interface Client {
  program: string;
  parameters: string[];
  address: (host: string) => Record<string, string>;
  greeting: RegExp;
}

const clients: Client[] = [
  {
    program: 'admin-link',
    parameters: ['owner@house.example'],
    address: (host) => ({ RABBITMQ_URL: `amqps://user:password@${host}` }),
    greeting: /^AMQP/,
  },
  {
    program: 'data-transfer',
    parameters: ['export', join(folder, 'backup')],
    // As MongoDB's operator for Kubernetes writes it.
    address: (host) => ({ MONGODB_URI: `mongodb://user:password@${host}/?ssl=true` }),
    greeting: /hello/,
  },
];

const saysFirst = async (server: Server): Promise<string> => {
  const [socket] = (await once(server, 'secureConnection')) as [TLSSocket];
  // A client that does not trust the server may reset the connection.
  socket.on('error', () => undefined);
  const [words] = await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => [''])]);
  return String(words);
};

/** What a client says over the encrypted connection; nothing if it ends the connection before. */
const firstWords = (server: Server): Promise<string> =>
  Promise.race([saysFirst(server), once(server, 'tlsClientError').then(() => '')]);

beforeAll(() => {
  const commands = documentedCommands().replaceAll('broker.example.com', 'localhost');
  execFileSync('bash', ['-euc', commands], { cwd: folder, stdio: 'pipe' });
});

afterAll(() => rmSync(folder, { recursive: true }));

describe.each(clients)('$program, to a server with a certificate of a private authority,', (client) => {
  let main: string;
  let server: Server;

  beforeAll(async () => {
    main = await builtProgram(client.program);
    server = createServer({ cert: fileOf('broker.pem'), key: fileOf('broker.key') }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });

  afterAll(() => server.close());

  const connect = async (host: string, trusted: Record<string, string>): Promise<string> => {
    const { port } = server.address() as AddressInfo;
    const words = firstWords(server);
    const env = { PATH: process.env.PATH, ...client.address(`${host}:${port}`), ...trusted };
    const child = spawn(process.execPath, [main, ...client.parameters], { env, stdio: 'ignore' });
    const exit = once(child, 'exit');
    try {
      return await words;
    } finally {
      child.kill('SIGKILL');
      await exit;
    }
  };

  const trustingIt = { NODE_EXTRA_CA_CERTS: join(folder, 'authority.pem') };

  it('speaks where NODE_EXTRA_CA_CERTS names the authority', async () => {
    expect(await connect('localhost', trustingIt)).toMatch(client.greeting);
  });

  it('says nothing where nobody vouches for the server', async () => {
    expect(await connect('localhost', {})).toBe('');
  });

  it('says nothing under a name that is not in the certificate', async () => {
    expect(await connect('127.0.0.1', trustingIt)).toBe('');
  });
});
