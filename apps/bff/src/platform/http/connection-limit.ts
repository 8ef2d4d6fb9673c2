import type { Server, Socket } from 'node:net';
import { callerAt } from './caller';

/**
 * Refuses connections from an address that has reached the limit.
 *
 * @param isProxy selects addresses that are not limited, because they carry the connections of many clients.
 */
export const limitConnections = (server: Server, perAddress: number, isProxy: (address: string) => boolean): void => {
  const open = new Map<string, number>();

  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isProxy(remoteAddress)) return;
    const caller = callerAt(remoteAddress);
    const count = open.get(caller) ?? 0;
    if (count >= perAddress) {
      socket.destroy();
      return;
    }
    open.set(caller, count + 1);
    socket.once('close', () => {
      const left = (open.get(caller) ?? 1) - 1;
      if (left > 0) open.set(caller, left);
      else open.delete(caller);
    });
  });
};
