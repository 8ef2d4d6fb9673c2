import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { eventually } from '@hearthstay/testing';
import { limitConnections } from './connection-limit';

let server: Server;
const sockets: Socket[] = [];

const listen = async (isProxy: (address: string) => boolean): Promise<void> => {
  server = createServer();
  limitConnections(server, 2, isProxy);
  server.on('connection', (socket) => socket.on('error', () => undefined).write('hello'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
};
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
});

/** Opens a connection from an address. @returns whether it stays open */
const isTaken = async (localAddress = '127.0.0.1'): Promise<boolean> => {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', localAddress });
  sockets.push(socket);
  socket.on('error', () => undefined);
  return Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)]);
};

describe('Connections', () => {
  it('from one address are refused above the limit until one of them closes', async () => {
    await listen(() => false);
    expect([await isTaken(), await isTaken(), await isTaken()]).toEqual([true, true, false]);
    expect([await isTaken('127.0.0.2'), await isTaken('127.0.0.2')]).toEqual([true, true]);
    sockets[0]?.destroy();
    await eventually(async () => expect(await isTaken()).toBe(true));
    expect(await isTaken()).toBe(false);
  });

  it('from a proxy are not limited', async () => {
    await listen((address) => address === '127.0.0.1');
    for (let connection = 0; connection < 5; connection += 1) expect(await isTaken()).toBe(true);
  });
});
