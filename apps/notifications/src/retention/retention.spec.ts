import { Logger } from '@nestjs/common';
import { ScheduledTaskRepository, Scheduler } from '@hearthstay/scheduler';
import { describeEachDatabase, expectIndexUsed } from '@hearthstay/testing';
import type { Model } from 'mongoose';
import { adminNoticeModel, AdminNoticeRepository } from '../admin-recipients/persistence/admin-notice.repository';
import { adminNoticeSchema, type AdminNoticeDocument } from '../admin-recipients/persistence/admin-notice.schema';
import { EmailContentRepository } from '../jobs/persistence/email-content.repository';
import { emailJobModel } from '../jobs/persistence/email-job.repository';
import type { EmailJobDocument } from '../jobs/persistence/email-job.schema';
import { useJobStore } from '../testing/job-store';
import { expectNoContent } from '../testing/expect-no-content';
import { leaseOne } from '../testing/lease-one';
import { anEmailJob, approvalData, aRenderedEmail } from '../testing/email-job';
import { Retention } from './retention';

const day = 24 * 60 * 60_000;
const daysAhead = (days: number) => new Date(Date.now() + days * day);

describeEachDatabase('The retention of e-mails and notices', (database) => {
  const store = useJobStore(database);
  let emails: Model<EmailJobDocument>;
  let noticeDocuments: Model<AdminNoticeDocument>;
  let notices: AdminNoticeRepository;
  let retention: Retention;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    emails = database.connection().model<EmailJobDocument>(emailJobModel);
    noticeDocuments = database.connection().model<AdminNoticeDocument>(adminNoticeModel, adminNoticeSchema);
    await noticeDocuments.createIndexes();
    notices = new AdminNoticeRepository(noticeDocuments);
    retention = new Retention(
      new EmailContentRepository(emails),
      notices,
      new Scheduler(new ScheduledTaskRepository(database.connection())),
    );
  });
  beforeEach(() => noticeDocuments.deleteMany({}));

  const queued = async () => {
    await store.queue().add(anEmailJob());
    const sender = store.sender();
    return { sender, email: await leaseOne(sender, new Date()) };
  };
  const theEmail = async () => (await store.documents())[0];

  it.each([
    ['given-up', { data: expect.objectContaining({ name: 'Anna Seidel' }) }],
    ['kept', { html: '<p>Grüße</p>' }],
  ] as const)('removes the content of e-mails that were %s 7 days ago', async (status, content) => {
    const { sender, email } = await queued();
    if (status === 'kept') await sender.markKept(email, aRenderedEmail());
    else await sender.giveUp(email, '550 No such mailbox');
    await retention.run(daysAhead(6.9));
    expect(await theEmail()).toMatchObject({ status, ...content });
    await retention.run(daysAhead(7.1));
    const record = await theEmail();
    expect(record).toMatchObject({ _id: email._id, status, kind: 'request-approved', to: 'anna@example.com' });
    expectNoContent(record);
  });

  it('removes an e-mail without content from the local mailbox, and no content of a due one', async () => {
    const job = anEmailJob();
    await store.queue().add(job);
    const sender = store.sender();
    const email = await leaseOne(sender, new Date());
    await sender.markKept(email, aRenderedEmail());
    expect(await store.queue().listKept(10)).toHaveLength(1);
    await retention.run(daysAhead(8));
    expect(await store.queue().listKept(10)).toEqual([]);
    expect(await store.queue().findKept(email._id)).toBeNull();
    expect(await store.queue().add(job)).toBe(false);
    expect(await store.queue().backlog(new Date())).toMatchObject({ due: 0, oldestUnsent: undefined });
  });

  it('keeps an e-mail that is not sent yet', async () => {
    const { sender, email } = await queued();
    await sender.giveUp(email, '550 No such mailbox');
    await emails.updateOne({ _id: email._id }, { $set: { status: 'queued' } });
    await retention.run(daysAhead(30));
    expect(await theEmail()).toMatchObject({ status: 'queued', data: expect.anything() });
  });

  it('finds content by an index of few e-mails', async () => {
    const record = { status: 'sent', attempts: 1, nextAttemptAt: new Date(), createdAt: new Date() };
    const records = Array.from({ length: 400 }, (_, index) => ({ ...record, _id: `sent-${index}` }));
    await emails.collection.insertMany(records as never);
    for (const filter of [{ status: 'sent' }, { status: { $in: ['kept', 'given-up'] }, endedAt: null }]) {
      const rendered = { ...filter, subject: { $exists: true } };
      await expectIndexUsed(emails.collection, { filter: rendered }, 'with-content');
      await expectIndexUsed(emails.collection, { filter: { ...filter, data: { $exists: true } } }, 'with-data');
    }
  });

  it('removes a notice without a recipient after 7 days, and keeps its record', async () => {
    const event = { id: 'event-1', correlationId: 'c', occurredAt: new Date().toISOString() };
    const draft = { kind: 'request-approved', locale: 'de', data: approvalData() } as const;
    await notices.add(event, draft);
    await retention.run(daysAhead(6.9));
    expect(await notices.listWaiting()).toHaveLength(1);
    await retention.run(daysAhead(7.1));
    await notices.add(event, draft);
    expect(await notices.listWaiting()).toEqual([]);
    expect((await noticeDocuments.findOne({}).lean())?.draft).toBeUndefined();
  });
});
