import { eventually, startTemporaryMongo } from '@hearthstay/testing';
import { Schema, type Connection, type Model } from 'mongoose';
import { closeDatabase, openDatabase, pingDatabase } from '.';
import { outageOf } from './outage';
import { openStallableProxy, type StallableProxy } from './testing/stallable-proxy';

interface Guest {
  email: string;
}

/** Larger than the buffers of the socket, so that the driver still waits to send the rest of the command. */
const moreThanASocketTakes = 'x'.repeat(14_000_000);

describe('A database that stops responding', () => {
  let server: Awaited<ReturnType<typeof startTemporaryMongo>>;
  let way: StallableProxy;
  let connection: Connection;
  let guests: Model<Guest>;

  beforeEach(async () => {
    server = await startTemporaryMongo();
    way = await openStallableProxy(server.uri);
    connection = await openDatabase({ uri: way.uri, name: 'silent' });
    guests = connection.model<Guest>('Guest', new Schema({ email: String }));
    await guests.create({ email: 'kept' });
  });
  afterEach(async () => {
    await closeDatabase(connection);
    await way.close();
    await server.close();
  });

  const failureOf = async (call: Promise<unknown>): Promise<{ failure: unknown; afterMs: number }> => {
    const start = Date.now();
    const failure = await call.then(
      () => undefined,
      (error: unknown) => error,
    );
    return { failure, afterMs: Date.now() - start };
  };

  it('fails pending calls within seconds and later ones sooner', async () => {
    way.stall();
    const first = await failureOf(guests.countDocuments().exec());
    expect(outageOf(first.failure)).toBeDefined();
    expect(first.afterMs).toBeLessThan(8_000);
    const next = await failureOf(guests.create({ email: 'late' }));
    expect(outageOf(next.failure)).toBe('unsent');
    expect(next.afterMs).toBeLessThan(4_000);
  });

  it('fails the readiness check in time', async () => {
    way.stall();
    const { failure, afterMs } = await failureOf(pingDatabase(connection));
    expect(failure).toBeInstanceOf(Error);
    expect(afterMs).toBeLessThan(3_000);
  });

  it('leaves the outcome of a write unknown whose connection breaks before it is sent completely', async () => {
    way.stall();
    const writing = failureOf(guests.create({ email: moreThanASocketTakes }));
    await eventually(() => expect(way.bufferedBytes()).toBeGreaterThan(10_000));
    way.resetConnections();
    expect(outageOf((await writing).failure)).toBe('unknown');
  });

  it('is available again when it responds again', async () => {
    way.stall();
    await failureOf(guests.countDocuments().exec());
    way.resume();
    await eventually(() => pingDatabase(connection));
    expect((await guests.find().lean()).map(({ email }) => email)).toEqual(['kept']);
  });
});
