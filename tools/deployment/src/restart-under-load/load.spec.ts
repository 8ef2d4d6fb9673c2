import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callWith } from './calls';
import { startLoad } from './load';

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

const number = (request: IncomingMessage): number => Number(request.url?.slice(1));

describe('npm run restart-under-load', () => {
  const server = createServer();
  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
  afterAll(() => void server.close());

  /** The failures of the first calls, in their order. */
  const failuresWith = async (respond: Respond, count: number): Promise<(string | undefined)[]> => {
    server.removeAllListeners('request').on('request', respond);
    const { port } = server.address() as AddressInfo;
    const lastCall = new EventEmitter();
    const load = startLoad(`http://127.0.0.1:${port}`, 'token', (call) => {
      if (call === count) setImmediate(() => lastCall.emit('sent'));
      return { name: String(call), path: `/${call}` };
    });
    await once(lastCall, 'sent');
    await load.stop();
    const inOrder = load.results.sort((one, other) => Number(one.name) - Number(other.name));
    return inOrder.slice(0, count).map(({ failure }) => failure);
  };

  it('counts a status that is not the right one, and a lost connection, as failed', async () => {
    const failures = await failuresWith((request, response) => {
      if (number(request) === 2) request.socket.destroy();
      else response.writeHead(number(request) === 3 ? 503 : 200).end();
    }, 4);
    expect(failures).toEqual([undefined, expect.stringMatching(/./), '503', undefined]);
  });

  it('reaches every service, and writes', () => {
    const names = Array.from({ length: 50 }, (_, index) => callWith(index + 1).name);
    for (const service of ['bookings', 'admin-auth', 'notifications', 'media']) {
      expect(names).toContainEqual(expect.stringContaining(`(${service})`));
    }
    expect(names).toEqual(expect.arrayContaining(['block a day', 'request of a guest']));
  });
});
