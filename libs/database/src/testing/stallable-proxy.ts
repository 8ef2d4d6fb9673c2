import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy to a database that can stall: it then accepts connections and data but forwards nothing. */
export interface StallableProxy {
  uri: string;
  stall(): void;
  /** The number of bytes that arrived since it stalled. */
  bufferedBytes(): number;
  /** Resets all connections during a transfer. */
  resetConnections(): void;
  /** Forwards again, including the data that arrived meanwhile. */
  resume(): void;
  close(): Promise<void>;
}

/** The Unix socket of an embedded database. */
const socketIn = (uri: string): string => decodeURIComponent(new URL(uri).hostname);

/** Opens a proxy to an embedded database. */
export const openStallableProxy = async (databaseUri: string): Promise<StallableProxy> => {
  const path = socketIn(databaseUri);
  const directions = new Set<[from: Socket, to: Socket]>();
  let isStalled = false;
  const server = createServer((client) => {
    const database = connect(path);
    for (const direction of [[client, database] as [Socket, Socket], [database, client] as [Socket, Socket]]) {
      const [from, to] = direction;
      directions.add(direction);
      from.on('error', () => to.destroy()).on('close', () => directions.delete(direction));
      if (!isStalled) from.pipe(to);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    uri: `mongodb://127.0.0.1:${(server.address() as AddressInfo).port}/?directConnection=true`,
    stall: () => {
      isStalled = true;
      for (const [from, to] of directions) from.unpipe(to);
    },
    bufferedBytes: () => [...directions].reduce((sum, [from]) => sum + from.readableLength, 0),
    resetConnections: () => {
      for (const [from] of directions) {
        // Only TCP connections: the Unix sockets to the database cannot be reset.
        if (from.remoteFamily) from.resetAndDestroy();
      }
    },
    resume: () => {
      isStalled = false;
      for (const [from, to] of directions) from.pipe(to);
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const [from] of directions) from.destroy();
      await closed;
    },
  };
};
