import { eventually, startTemporaryMongo } from '@hearthstay/testing';
import { Schema, type Connection, type Model } from 'mongoose';
import { closeDatabase, openDatabase, pingDatabase } from '.';
import { outageOf } from './outage';
import { openSilenceableWay, type SilenceableWay } from './testing/silenceable-way';

interface Guest {
  email: string;
}

/** So the driver still waits for the socket to take the rest of the command. */
const moreThanASocketTakes = 'x'.repeat(14_000_000);

describe('A database that has fallen silent', () => {
  let server: Awaited<ReturnType<typeof startTemporaryMongo>>;
  let way: SilenceableWay;
  let connection: Connection;
  let guests: Model<Guest>;

  beforeEach(async () => {
    server = await startTemporaryMongo();
    way = await openSilenceableWay(server.uri);
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

  it('ends what waits for it within seconds, and what comes later sooner', async () => {
    way.fallSilent();
    const first = await failureOf(guests.countDocuments().exec());
    expect(outageOf(first.failure)).toBeDefined();
    expect(first.afterMs).toBeLessThan(8_000);
    const next = await failureOf(guests.create({ email: 'late' }));
    expect(outageOf(next.failure)).toBe('unsent');
    expect(next.afterMs).toBeLessThan(4_000);
  });

  it('is told to whoever asks whether it is there, in time', async () => {
    way.fallSilent();
    const { failure, afterMs } = await failureOf(pingDatabase(connection));
    expect(failure).toBeInstanceOf(Error);
    expect(afterMs).toBeLessThan(3_000);
  });

  it('leaves open what became of a write whose connection breaks before all of it was taken', async () => {
    way.fallSilent();
    const writing = failureOf(guests.create({ email: moreThanASocketTakes }));
    await eventually(() => expect(way.unheard()).toBeGreaterThan(10_000));
    way.breakOff();
    expect(outageOf((await writing).failure)).toBe('unknown');
  });

  it('is used again when it speaks again', async () => {
    way.fallSilent();
    await failureOf(guests.countDocuments().exec());
    way.speakAgain();
    await eventually(() => pingDatabase(connection));
    expect((await guests.find().lean()).map(({ email }) => email)).toEqual(['kept']);
  });
});
