import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { closeDatabase, openDatabase } from '@hearthstay/database';
import { startTemporaryMongo } from '@hearthstay/testing';
import type { Metric } from '@hearthstay/testing/measuring';
import { emailJobModel, EmailJobRepository } from '../jobs/persistence/email-job.repository';
import { emailJobSchema, type EmailJobDocument } from '../jobs/persistence/email-job.schema';
import { EmailLeaseRepository } from '../jobs/persistence/email-lease.repository';
import { approvals } from './approvals';
import { drainQueue } from './drain-queue';
import { startMailSink } from './mail-sink';

const emails = 600;
/** They grow the database to the size that it needs for e-mails in progress. */
const first = 120;
/** The number of e-mails in the queue at the same time, more than one home has. */
const together = 12;
const stated = 12_000;

/** Measures the disk space of sent e-mails in the embedded database, whose files never shrink. */
export default async (): Promise<Metric[]> => {
  Logger.overrideLogger(false);
  const sink = await startMailSink();
  const { uri, directory, close } = await startTemporaryMongo();
  const connection = await openDatabase({ uri, name: 'hearthstay-notifications' });
  const model = connection.model<EmailJobDocument>(emailJobModel, emailJobSchema);
  await model.createIndexes();
  const queue = new EmailJobRepository(model);
  const sender = new EmailLeaseRepository(model);
  const sizeAfter = async (count: number): Promise<number> => {
    for (let sent = 0; sent < count; sent += together) {
      await Promise.all(approvals(together).map((job) => queue.add(job)));
      await drainQueue(sink.url, sender, together);
    }
    return statSync(join(directory, 'data.mdb')).size;
  };
  const sizeBefore = await sizeAfter(first);
  const bytesPerEmail = ((await sizeAfter(emails)) - sizeBefore) / emails;
  await closeDatabase(connection);
  await close();
  await sink.close();
  const value = (sizeBefore + bytesPerEmail * stated) / 1e6;
  return [{ name: `database after ${stated} sent e-mails, by ${emails} of them`, value, unit: 'MB', target: 20 }];
};
