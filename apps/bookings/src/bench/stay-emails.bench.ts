import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Logger } from '@nestjs/common';
import { stayEmailKinds, stayEmailsSection } from '@hearthstay/contracts';
import { databaseOf, openDatabase } from '@hearthstay/database';
import { startEmbeddedMongo } from '@hearthstay/embedded-mongo';
import { Scheduler } from '@hearthstay/scheduler';
import { addDays, dayAt } from '@hearthstay/stay';
import { median } from '@hearthstay/testing/measuring';
import { startInstance } from '@hearthstay/testing/service';
import { bookings } from '../index';
import { StayEmails } from '../requests/stay-emails/stay-emails';
import { medianMilliseconds } from './median-milliseconds';

const scheduledEmails = 10_000;
const stays = scheduledEmails / stayEmailKinds.length;
const megabyte = 1_000_000;
const today = dayAt('Europe/Berlin', new Date());

/** A booking of the coming year with a price, and as much of a history as a booking usually has. */
const stayOf = (index: number) => {
  const startDate = addDays(today, 4 + (index % 356));
  const [id, at] = [`request-${index}`, new Date()];
  const lines = [
    { kind: 'nights', quantity: 3, unitAmount: 120_00, amount: 360_00 },
    { kind: 'cleaning', quantity: 1, unitAmount: 80_00, amount: 80_00 },
  ];
  const entry = { id, at, actor: { kind: 'admin', email: 'owner@house.example' }, action: 'approved' };
  return {
    ...{ _id: id as never, name: `Guest ${index}`, email: `guest-${index}@mail.example`, locale: 'de' },
    ...{ startDate, endDate: addDays(startDate, 3), status: 'confirmed', approvedOn: today, claimId: `claim-${index}` },
    message: 'We look forward to the garden, and to the lake behind it.',
    ...{ createdAt: at, updatedAt: at, guestConfirmedAt: at, cancellationReason: null },
    quote: {
      currency: 'EUR',
      nights: 3,
      lines,
      total: 440_00,
      deposit: 88_00,
      balance: 352_00,
      onSite: 0,
      perNight: 0,
    },
    paymentTerms: { reference: `HS-${index}`, depositDueDays: 7, balanceDueDaysBefore: 14 },
    ...{ revokedClaims: [], outbox: [], history: Array.from({ length: 6 }, () => entry) },
  };
};

/** The e-mails of the future: what a search costs each minute, when nothing is due. */
const emails = stayEmailsSection.schema.parse(
  Object.fromEntries(
    stayEmailKinds.map((kind) => [kind, { enabled: true, days: 3, subject: { de: 'Bald' }, text: { de: 'Bis bald' } }]),
  ),
);

const withSweep = async <Result>(work: (sweep: () => Promise<void>) => Promise<Result>): Promise<Result> => {
  Logger.overrideLogger(false);
  const directory = await mkdtemp(join(tmpdir(), 'hearthstay-bench-'));
  const { uri, close } = await startEmbeddedMongo({ directory });
  const name = databaseOf('bookings');
  const service = await startInstance(bookings, { uri: () => uri, name: () => name });
  await service.get(Scheduler).beforeApplicationShutdown();
  await service.client.call(stayEmailsSection.replace, emails);
  const connection = await openDatabase({ uri, name });
  await connection
    .collection('booking_requests')
    .insertMany(Array.from({ length: stays }, (_, index) => stayOf(index)));
  await connection.close();
  const result = await work(() => service.get(StayEmails).run());
  await service.close();
  await close();
  await rm(directory, { recursive: true });
  return result;
};

/** The memory that a sweep needs until the next collection of garbage, at most. */
const megabytesOf = async (sweep: () => Promise<void>): Promise<number> => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const used = () => process.memoryUsage().heapUsed + process.memoryUsage().external;
  const growths: number[] = [];
  for (let count = 0; count < 11; count += 1) {
    collectGarbage();
    const before = used();
    await sweep();
    growths.push(used() - before);
  }
  return median(growths) / megabyte;
};

export default () =>
  withSweep(async (sweep) => [
    {
      name: `sweep of ${scheduledEmails} scheduled e-mails of stays`,
      value: await medianMilliseconds(31, sweep),
      unit: 'ms',
      target: 50,
    },
    { name: 'memory of this sweep', value: await megabytesOf(sweep), unit: 'MB', target: 20 },
  ]);
