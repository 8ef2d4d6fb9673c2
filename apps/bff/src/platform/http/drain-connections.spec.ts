import { createServer, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { setTimeout as pause } from 'node:timers/promises';
import { drainConnections } from './drain-connections';
import { RequestGate } from './request-gate';

/**
 * Each client sends its next request when it has a response, until the server stops listening; it posts every other
 * outcome.
 */
const callers = `
  const { Agent, request } = require('node:http');
  const { parentPort, workerData: { port, keepAlive } } = require('node:worker_threads');
  const agent = new Agent({ keepAlive });
  const failures = [];
  const ask = () => new Promise((resolve) => {
    request({ host: '127.0.0.1', port, agent }, (response) => {
      response.resume().on('end', () => resolve('answered')).on('error', ({ code }) => resolve(code));
    }).on('error', ({ code }) => resolve(code)).end();
  });
  const call = async () => {
    for (;;) {
      const outcome = await ask();
      if (outcome === 'ECONNREFUSED') return;
      if (outcome !== 'answered') failures.push(outcome);
    }
  };
  Promise.all(Array.from({ length: 16 }, call)).then(() => {
    agent.destroy();
    parentPort.postMessage(failures);
  });
`;

const startServer = async (gate: RequestGate): Promise<Server> => {
  const handle = (response: ServerResponse): void => {
    // Blocks the event loop for a while, as a request handler does.
    for (const until = performance.now() + 1; performance.now() < until;);
    void pause(Math.random() * 5).then(() => response.end('answer'));
  };
  const server = createServer((_request, response) => gate.pass(() => handle(response)));
  server.keepAliveTimeout = 65_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
};

/** The failed requests of the clients while a server is closed under load. */
const failuresOfStop = async (keepAlive: boolean): Promise<string[]> => {
  const gate = new RequestGate();
  const server = await startServer(gate);
  const close = drainConnections(server, gate);
  let responses = 0;
  server.on('request', (_request, response) => response.once('close', () => (responses += 1)));
  const { port } = server.address() as AddressInfo;
  const load = new Worker(callers, { eval: true, workerData: { port, keepAlive } });
  const failures = once(load, 'message') as Promise<[string[]]>;
  while (responses < 50) await pause(5);
  await close();
  return (await failures)[0];
};

describe('A server that is closed under load', () => {
  it.each([
    ['keep their connections', true],
    ['connect for each request', false],
  ])('resets no connection of clients that %s', async (_who, keepAlive) => {
    for (let stop = 0; stop < 4; stop += 1) expect(await failuresOfStop(keepAlive)).toEqual([]);
  });
});

describe('A server that is being closed', () => {
  const ask = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const visit = async (server: Server): Promise<Socket> => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  };

  it('responds to a client that connects meanwhile and sends its request a second later', async () => {
    const gate = new RequestGate();
    const server = await startServer(gate);
    const close = drainConnections(server, gate);
    const closed = close();
    const slow = await visit(server);
    await pause(1_000);
    slow.write(ask);
    expect(String(await once(slow, 'data'))).toMatch(/^HTTP\/1\.1 200/);
    await closed;
  });

  it('sends Connection: close although its listener responds at once', async () => {
    const server = createServer((_request, response) => void response.end());
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const close = drainConnections(server, new RequestGate());
    const client = await visit(server);
    const closed = close();
    client.write(ask);
    expect(String(await once(client, 'data'))).toContain('Connection: close');
    await closed;
  });

  it('closes although a client has connected meanwhile and sends no request', async () => {
    const gate = new RequestGate();
    const server = await startServer(gate);
    const close = drainConnections(server, gate);
    const closed = close();
    const silent = await visit(server);
    const ended = once(silent.resume(), 'close');
    await closed;
    await ended;
  });
});
