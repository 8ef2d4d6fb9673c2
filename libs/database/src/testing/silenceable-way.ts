import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * A way to a database that can fall silent: it still takes connections and what is said on them, but carries nothing.
 */
export interface SilenceableWay {
  uri: string;
  fallSilent(): void;
  /** Bytes that have been said since it fell silent, as far as it has listened. */
  unheard(): number;
  /** Breaks all connections in the midst of what is being said. */
  breakOff(): void;
  /** Carries on, with what was said meanwhile. */
  speakAgain(): void;
  close(): Promise<void>;
}

/** The Unix socket that an embedded database listens on. */
const socketIn = (uri: string): string => decodeURIComponent(new URL(uri).hostname);

/** Opens a way to an embedded database. */
export const openSilenceableWay = async (databaseUri: string): Promise<SilenceableWay> => {
  const path = socketIn(databaseUri);
  const directions = new Set<[from: Socket, to: Socket]>();
  let isSilent = false;
  const server = createServer((client) => {
    const database = connect(path);
    for (const direction of [[client, database] as [Socket, Socket], [database, client] as [Socket, Socket]]) {
      const [from, to] = direction;
      directions.add(direction);
      from.on('error', () => to.destroy()).on('close', () => directions.delete(direction));
      if (!isSilent) from.pipe(to);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    uri: `mongodb://127.0.0.1:${(server.address() as AddressInfo).port}/?directConnection=true`,
    fallSilent: () => {
      isSilent = true;
      for (const [from, to] of directions) from.unpipe(to);
    },
    unheard: () => [...directions].reduce((sum, [from]) => sum + from.readableLength, 0),
    breakOff: () => {
      for (const [from] of directions) {
        // Only what came over TCP: the Unix sockets to the database cannot be reset.
        if (from.remoteFamily) from.resetAndDestroy();
      }
    },
    speakAgain: () => {
      isSilent = false;
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
