import { once } from 'node:events';
import { request, Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { IncomingMessage } from 'node:http';
import { listOccupiedDays, StartupError } from '@hearthstay/contracts';
import { createInProcessTransport } from '@hearthstay/messaging';
import { readEnv } from '@hearthstay/runtime';
import { eventually } from '@hearthstay/testing';
import { startBff } from './start-bff';
import { fakeHandler } from './testing/fake-handler';
import { startTestBff } from './testing/test-bff';

const start = (variables: Record<string, string>) =>
  startBff({ env: readEnv(variables), transport: createInProcessTransport(), webDirectory: '/nowhere' });

const connectTo = (url: string): Socket => connect(Number(new URL(url).port), '127.0.0.1');

const askOver = (socket: Socket): Socket => {
  socket.write('GET /api/bookings/settings HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  return socket;
};

describe('The BFF', () => {
  it('names the port that is in use', async () => {
    const first = await startTestBff();
    const { port } = new URL(first.url);
    const second = start({ PORT: port });
    await expect(second).rejects.toBeInstanceOf(StartupError);
    await expect(second).rejects.toThrow(`Port ${port} on 127.0.0.1 is in use`);
    await first.close();
  });

  it('names the address that it cannot listen on', async () => {
    await expect(start({ PORT: '0', HOST: '192.0.2.1' })).rejects.toThrow('Cannot listen on 192.0.2.1');
  });

  it('keeps an idle connection open longer than the minute of common proxies', async () => {
    const bff = await startTestBff();
    const response = await bff.fetch('/api/bookings/settings');
    const [, seconds] = /^timeout=(\d+)$/.exec(response.headers.get('Keep-Alive') ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThan(60);
    await bff.close();
  });

  it('responds to open requests and accepts no new ones when it is closed', async () => {
    const handled = new EventTarget();
    const bff = await startTestBff({
      handlers: [
        fakeHandler(listOccupiedDays, async () => {
          handled.dispatchEvent(new Event('begun'));
          await once(handled, 'go on');
          return [];
        }),
      ],
    });
    const begun = once(handled, 'begun');
    const underWay = bff.fetch('/api/bookings/occupied');
    await begun;
    const closed = bff.close();
    await eventually(() => expect(bff.fetch('/api/bookings/settings')).rejects.toThrow());
    handled.dispatchEvent(new Event('go on'));
    const response = await underWay;
    expect([response.status, await response.json()]).toEqual([200, []]);
    await closed;
  });

  it('sends Connection: close on kept-alive connections before it closes, and resets none in use', async () => {
    const bff = await startTestBff();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = async () => {
      const [response] = (await once(request(`${bff.url}/health/live`, { agent }).end(), 'response')) as [
        IncomingMessage,
      ];
      await text(response);
      return response.headers.connection;
    };
    expect(await ask()).toBe('keep-alive');
    const closed = bff.close();
    expect(await ask()).toBe('close');
    await closed;
    agent.destroy();
  });

  it('responds to every client that connects just before it is closed', async () => {
    const bff = await startTestBff();
    const sockets = Array.from({ length: 20 }, () => askOver(connectTo(bff.url)));
    // The operating system has accepted these connections; this process has not seen them yet.
    await new Promise(process.nextTick);
    const closed = bff.close();
    expect(await Promise.all(sockets.map(text))).toEqual(Array(20).fill(expect.stringContaining('200 OK')));
    await closed;
  });

  it('responds on a connection that is open when it stops listening', async () => {
    const bff = await startTestBff();
    const socket = connectTo(bff.url);
    await once(socket, 'connect');
    const closed = bff.close();
    await eventually(() => expect(bff.fetch('/api/bookings/settings')).rejects.toThrow());
    expect(await text(askOver(socket))).toContain('200 OK');
    await closed;
  });

  it('responds to requests that arrived while the process got no processor time', async () => {
    const bff = await startTestBff();
    const sockets = Array.from({ length: 5 }, () => connectTo(bff.url));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    const closed = bff.close();
    await eventually(() => expect(bff.fetch('/api/bookings/settings')).rejects.toThrow());
    const responses = Promise.all(sockets.map((socket) => text(askOver(socket))));
    for (const until = performance.now() + 1_000; performance.now() < until;);
    expect(await responses).toEqual(Array(5).fill(expect.stringContaining('200 OK')));
    await closed;
  });

  it('does not wait for connections that browsers have opened in advance', async () => {
    const bff = await startTestBff();
    const socket = connectTo(bff.url);
    await once(socket, 'connect');
    await bff.fetch('/api/bookings/settings');
    await bff.close();
    socket.destroy();
  });

  it('does not wait for kept-alive connections of browsers', async () => {
    const bff = await startTestBff();
    const agent = new Agent({ keepAlive: true });
    const [response] = (await once(request(`${bff.url}/api/bookings/settings`, { agent }).end(), 'response')) as [
      IncomingMessage,
    ];
    await text(response);
    expect(Object.values(agent.freeSockets).flat()).toHaveLength(1);
    await bff.close();
    agent.destroy();
  });
});
