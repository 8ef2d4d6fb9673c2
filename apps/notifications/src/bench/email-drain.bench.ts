import { Logger } from '@nestjs/common';
import { closeDatabase, openDatabase } from '@hearthstay/database';
import { measureAlternately, median, startDatabaseThread, type Metric } from '@hearthstay/testing/measuring';
import { parallelAttempts } from '../jobs/delivery-attempt';
import { emailJobModel, EmailJobRepository } from '../jobs/persistence/email-job.repository';
import { emailJobSchema, type EmailJobDocument } from '../jobs/persistence/email-job.schema';
import { EmailLeaseRepository } from '../jobs/persistence/email-lease.repository';
import { approvals } from './approvals';
import { sendBare } from './bare-nodemailer';
import { drainQueue } from './drain-queue';
import { startMailSink } from './mail-sink';

const emails = 1_000;
const rounds = 5;

const perSecond = async (work: () => Promise<void>): Promise<number> => {
  const before = performance.now();
  await work();
  return (emails / (performance.now() - before)) * 1_000;
};

/**
 * Measures the cost of crash safety: each e-mail is leased, rendered, sent and marked in a database. The comparison
 * with nodemailer also renders.
 */
export default async (): Promise<Metric[]> => {
  Logger.overrideLogger(false);
  const sink = await startMailSink();
  const server = await startDatabaseThread();
  const connection = await openDatabase({ uri: server.uri, name: 'hearthstay-notifications' });
  const model = connection.model<EmailJobDocument>(emailJobModel, emailJobSchema);
  await model.createIndexes();
  const queue = new EmailJobRepository(model);
  const sender = new EmailLeaseRepository(model);

  const bareOver = (connections: number) => async () => {
    const jobs = approvals(emails);
    return perSecond(() => sendBare(sink.url, connections, jobs));
  };
  const [inARow = [], bare = [], drained = []] = await measureAlternately(rounds, [
    bareOver(1),
    bareOver(parallelAttempts),
    async () => {
      await Promise.all(approvals(emails).map((job) => queue.add(job)));
      return perSecond(() => drainQueue(sink.url, sender, emails));
    },
  ]);
  await closeDatabase(connection);
  await server.close();
  await sink.close();
  return [
    { name: 'bare nodemailer, one e-mail after the other', value: median(inARow), unit: 'e-mails/s' },
    { name: `bare nodemailer, ${parallelAttempts} connections`, value: median(bare), unit: 'e-mails/s' },
    { name: `queue of ${emails} e-mails`, value: median(drained), unit: 'e-mails/s' },
    {
      name: 'bare nodemailer to the queue (0.8 of it is 1.25)',
      value: median(bare.map((value, round) => value / (drained[round] ?? NaN))),
      unit: 'times',
      target: 1.25,
    },
  ];
};
