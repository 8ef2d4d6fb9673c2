import { randomBytes, randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { closeDatabase, openDatabase } from '@hearthstay/database';
import { ScheduledTaskRepository, Scheduler } from '@hearthstay/scheduler';
import { startTemporaryMongo } from '@hearthstay/testing';
import type { Connection } from 'mongoose';
import { adminNoticeModel, AdminNoticeRepository } from '../admin-recipients/persistence/admin-notice.repository';
import { adminNoticeSchema, type AdminNoticeDocument } from '../admin-recipients/persistence/admin-notice.schema';
import { EmailContentRepository } from '../jobs/persistence/email-content.repository';
import { emailJobModel, EmailJobRepository } from '../jobs/persistence/email-job.repository';
import { EmailLeaseRepository, type LeasedJob } from '../jobs/persistence/email-lease.repository';
import { emailJobSchema, type EmailJobDocument } from '../jobs/persistence/email-job.schema';
import { anEmailJob, approvalData, aRenderedEmail } from '../testing/email-job';
import { Retention } from './retention';

const emailsPerWeek = 40;
const day = 24 * 60 * 60_000;
/**
 * With its content, an e-mail of this test takes about 8,800. A record and its indexes take 3,900 to 5,700, because the
 * unused space in pages varies, on a busy machine more.
 */
const mostBytesPerEmail = 7_000;

/** With the longest message of a guest; each one differs. */
const longEmail = () =>
  anEmailJob({ data: approvalData({ requestId: randomUUID(), message: randomBytes(1_000).toString('hex') }) });

/** As long as an approval with its calendar; each one differs, as those to different guests do. */
const longRendering = () =>
  aRenderedEmail({ html: randomBytes(6_000).toString('hex'), text: randomBytes(700).toString('hex') });

const becomeOf = (sender: EmailLeaseRepository, job: LeasedJob, index: number): Promise<void> => {
  if (index % 4 === 0) return sender.giveUp(job, '550 No such mailbox');
  return index % 4 === 1 ? sender.markKept(job, longRendering()) : sender.markSent(job);
};

describe('The embedded database', () => {
  let server: Awaited<ReturnType<typeof startTemporaryMongo>>;
  let connection: Connection;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    server = await startTemporaryMongo();
    connection = await openDatabase({ uri: server.uri, name: 'hearthstay-notifications' });
  });
  afterAll(async () => {
    await closeDatabase(connection);
    await server.close();
  });

  it('stores new e-mails in the space of removed content', async () => {
    const emails = connection.model<EmailJobDocument>(emailJobModel, emailJobSchema);
    await emails.createIndexes();
    const notices = new AdminNoticeRepository(
      connection.model<AdminNoticeDocument>(adminNoticeModel, adminNoticeSchema),
    );
    const retention = new Retention(
      new EmailContentRepository(emails),
      notices,
      new Scheduler(new ScheduledTaskRepository(connection)),
    );
    const queue = new EmailJobRepository(emails);
    const sender = new EmailLeaseRepository(emails);
    const useFor = async (weeks: number) => {
      for (let week = 0; week < weeks; week += 1) {
        await Promise.all(Array.from({ length: emailsPerWeek }, () => queue.add(longEmail())));
        const leased = await sender.leaseDue(emailsPerWeek);
        await Promise.all(leased.map((job, index) => becomeOf(sender, job, index)));
        await retention.run(new Date(Date.now() + 8 * day));
      }
      return statSync(join(server.directory, 'data.mdb')).size;
    };
    // First the database grows to the size that it needs for a week.
    const before = await useFor(3);
    const after = await useFor(6);
    expect(await emails.countDocuments({})).toBe(9 * emailsPerWeek);
    expect((after - before) / (6 * emailsPerWeek)).toBeLessThan(mostBytesPerEmail);
  });
});
