import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { databaseOf, openDatabase } from '@hearthstay/database';
import { startEmbeddedMongo } from '@hearthstay/embedded-mongo';
import { createInProcessTransport, type RpcClient } from '@hearthstay/messaging';
import { readEnv, startService } from '@hearthstay/runtime';
import { addDays, dayAt } from '@hearthstay/stay';
import { bookings } from '../index';

type Stored = Record<string, unknown> & { _id: string };

const guests = 5_000;
const batch = 1_000;
const today = dayAt('Europe/Berlin', new Date());

const historyAt = (at: Date) =>
  ['created', 'guest-confirmed', 'approved', 'confirmed'].map((action) => ({
    ...{ at, action, actor: { kind: 'admin', email: 'owner@house.example' }, commandId: `${action}-${at.getTime()}` },
    ...{ before: { status: 'pending' }, after: { status: action } },
  }));

/** A confirmed booking of one day: the first for the last day that can be booked, each further one a day earlier. */
const bookingOf = (index: number): { request: Stored; day: Stored } => {
  const day = addDays(today, 364 - index);
  const [id, claimId, name] = [`request-${index}`, `claim-${index}`, `Guest ${index % guests}`];
  const at = new Date(Date.now() - index * 60_000);
  return {
    request: {
      _id: id,
      name,
      email: `guest-${index % guests}@mail.example`,
      startDate: day,
      endDate: day,
      message: 'We look forward to the garden, and to the lake behind it.',
      status: 'confirmed',
      createdAt: at,
      updatedAt: at,
      guestConfirmedAt: at,
      cancellationReason: null,
      locale: 'de',
      claimId,
      revokedClaims: [],
      outbox: [],
      history: historyAt(at),
    },
    day: { _id: day, requestId: id, claimId, blockIds: [], guestName: name, claimedAt: at },
  };
};

/** Stores this number of confirmed bookings, those of each guest 5,000 days apart. */
export const seed = async (uri: string, count: number, name: string = databaseOf('bookings')): Promise<void> => {
  const connection = await openDatabase({ uri, name });
  for (let first = 0; first < count; first += batch) {
    const made = Array.from({ length: Math.min(batch, count - first) }, (_, index) => bookingOf(first + index));
    await connection.collection<Stored>('booking_requests').insertMany(made.map(({ request }) => request));
    await connection.collection<Stored>('occupied_days').insertMany(made.map(({ day }) => day));
  }
  await connection.close();
};

/** Runs work on the service with this number of bookings in an embedded database, which is then removed. */
export const withBookings = async <Result>(
  count: number,
  work: (client: RpcClient) => Promise<Result>,
): Promise<Result> => {
  Logger.overrideLogger(false);
  const directory = await mkdtemp(join(tmpdir(), 'hearthstay-bench-'));
  const database = await startEmbeddedMongo({ directory });
  const transport = createInProcessTransport();
  const service = await startService(bookings, { env: readEnv({}), databaseUri: database.uri, transport });
  await seed(database.uri, count);
  const result = await work(transport.client);
  await service.close();
  await transport.close();
  await database.close();
  await rm(directory, { recursive: true });
  return result;
};
