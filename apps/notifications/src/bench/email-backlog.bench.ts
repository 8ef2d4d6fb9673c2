import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { closeDatabase, openDatabase, trusted } from '@hearthstay/database';
import { eventually, freePort, startRabbitMq } from '@hearthstay/testing';
import {
  imageOptions,
  largestResidentMegabytes,
  startDatabaseThread,
  type Metric,
} from '@hearthstay/testing/measuring';
import { builtProgram } from '@hearthstay/testing/product';
import { startSmtpListener, type SmtpListener } from '@hearthstay/testing/smtp';
import { statusesIn } from '../jobs/email-state';
import { emailJobModel, EmailJobRepository } from '../jobs/persistence/email-job.repository';
import { emailJobSchema, type EmailJobDocument } from '../jobs/persistence/email-job.schema';
import { approvals } from './approvals';
import { LivenessProbe, readLimits } from './liveness';
import { createProcessorQuota, type ProcessorQuota } from './processor-quota';

// A short trial: `BACKLOG_EMAILS=100 npm run bench -- email-backlog`.
const emails = Number(process.env.BACKLOG_EMAILS ?? 2_000);
const percentOfCore = Number(process.env.BACKLOG_PERCENT ?? 15);
/** As long as the startup probe in Kubernetes waits. */
const startTimeoutMs = 180_000;
const pollEveryMs = 500;

/** It enters the cgroup before it becomes Node, so that the quota applies to its start and all its threads. */
const startLimited = async (quota: ProcessorQuota, variables: Record<string, string>): Promise<ChildProcess> => {
  const node = [process.execPath, ...(await imageOptions('.')), await builtProgram('notifications')];
  const script = 'echo $$ > "$0" && exec "$@"';
  const env = { NODE_ENV: 'production', LOG_LEVEL: 'warn', ...variables };
  return spawn('/bin/sh', ['-c', script, quota.processes, ...node], { env, stdio: ['ignore', 'inherit', 'inherit'] });
};

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** The number of e-mails that were not sent, and of those that were sent again. */
const wronglySent = (mail: SmtpListener): number => {
  const recipients = mail.emails().map(({ envelope }) => envelope.to.join());
  const reached = new Set(recipients).size;
  return emails - reached + (recipients.length - reached);
};

const measure = async (quota: ProcessorQuota): Promise<Metric[]> => {
  const [broker, database, mail] = await Promise.all([startRabbitMq(), startDatabaseThread(), startSmtpListener()]);
  const connection = await openDatabase({ uri: database.uri, name: 'hearthstay-notifications' });
  const model = connection.model<EmailJobDocument>(emailJobModel, emailJobSchema);
  await model.createIndexes();
  const queue = new EmailJobRepository(model);
  for (const job of approvals(emails)) await queue.add(job);

  const [limits, port] = [await readLimits(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const addresses = { MONGODB_URI: database.uri, RABBITMQ_URL: broker.url, SMTP_URL: mail.url };
  const application = await startLimited(quota, { ...addresses, HEALTH_PORT: String(port) });
  const begin = performance.now();
  try {
    const probe = new LivenessProbe(origin, limits);
    await eventually(() => fetch(`${origin}${limits.path}`), startTimeoutMs);
    const stopped = new AbortController();
    const probing = probe.runUntil(stopped.signal);
    const isWaiting = () => model.exists({ status: trusted({ $in: statusesIn('waiting') }) });
    while (!probe.endsContainer && !hasEnded(application) && (await isWaiting())) await pause(pollEveryMs);
    const minutes = (performance.now() - begin) / 60_000;
    stopped.abort();
    await probing;
    if (hasEnded(application)) throw new Error('The application has ended by itself.');
    const megabytes = await largestResidentMegabytes(application.pid);
    const name = `backlog of ${emails} e-mails with ${percentOfCore} % of a core`;
    return [
      { name: `${name}, from the start of the process`, value: minutes, unit: 'minutes' },
      { name: `${name}, slowest probe of liveness`, value: probe.slowestMs, unit: 'ms' },
      {
        name: `${name}, failed probes in a row`,
        value: probe.mostFailuresInARow,
        unit: 'probes',
        target: limits.threshold - 1,
      },
      { name: `${name}, largest memory`, value: megabytes, unit: 'MiB', target: limits.memoryMegabytes },
      { name: `${name}, not sent exactly once`, value: wronglySent(mail), unit: 'e-mails', target: 0 },
    ];
  } finally {
    application.kill('SIGKILL');
    if (!hasEnded(application)) await once(application, 'exit');
    await closeDatabase(connection);
    await Promise.all([broker.stop(), database.close(), mail.close()]);
  }
};

/**
 * Measures whether Kubernetes would end a sender of e-mails that has little of a processor and much to send, as after
 * an outage of the mail server.
 */
export default async (): Promise<Metric[]> => {
  Logger.overrideLogger(false);
  const quota = await createProcessorQuota(`hearthstay-bench-${process.pid}`, percentOfCore / 100);
  if (!quota) {
    process.stdout.write('Not measured: a limit of processor time needs a cgroup, which cannot be created here.\n');
    return [];
  }
  try {
    return await measure(quota);
  } finally {
    await quota.remove();
  }
};
