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

  const failureOf = (call: Promise<unknown>): Promise<unknown> =>
    call.then(
      () => undefined,
      (error: unknown) => error,
    );

  it('fails pending calls, whose outcome is unknown, and later ones before they are sent', async () => {
    way.stall();
    expect(outageOf(await failureOf(guests.create({ email: 'pending' })))).toBe('unknown');
    expect(outageOf(await failureOf(guests.create({ email: 'late' })))).toBe('unsent');
  });

  it('fails the readiness check by its own time limit', async () => {
    // With a limit of seconds the driver would detect the stall itself at about the same time.
    const limit = jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort(new Error('too late')));
    await expect(pingDatabase(connection)).rejects.toThrow('too late');
    expect(limit).toHaveBeenCalledWith(2_000);
  });

  it('leaves the outcome of a write unknown whose connection breaks before it is sent completely', async () => {
    way.stall();
    const writing = failureOf(guests.create({ email: moreThanASocketTakes }));
    await eventually(() => expect(way.bufferedBytes()).toBeGreaterThan(10_000));
    way.resetConnections();
    expect(outageOf(await writing)).toBe('unknown');
  });

  it('is available again when it responds again', async () => {
    way.stall();
    await failureOf(guests.countDocuments().exec());
    way.resume();
    await eventually(() => pingDatabase(connection));
    expect((await guests.find().lean()).map(({ email }) => email)).toEqual(['kept']);
  });
});
