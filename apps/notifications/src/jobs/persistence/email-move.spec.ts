import { describeEachDatabase } from '@hearthstay/testing';
import { anEmailJob } from '../../testing/email-job';
import { useJobStore } from '../../testing/job-store';
import { leaseOne } from '../../testing/lease-one';
import type { EmailLeaseRepository, LeasedJob } from './email-lease.repository';

const now = new Date('2026-11-18T10:00:00.000Z');
const after = (ms: number) => new Date(now.getTime() + ms);
const retryAt = after(5_000);
const newDueAt = after(60_000);
const cancelKey = 'stay-1';

describeEachDatabase('An e-mail that is moved', (database) => {
  const store = useJobStore(database);
  let sender: EmailLeaseRepository;
  beforeEach(() => {
    sender = store.sender();
  });

  const queueFor = (...recipients: string[]) =>
    Promise.all(recipients.map((to) => store.queue().add(anEmailJob({ to, cancelKey }), now)));

  const endLeases = async () => {
    const other = store.sender();
    await other.endLeases(await other.leases());
  };

  it('becomes due at its new time, earlier or later', async () => {
    await queueFor('anna@example.com');
    expect(await store.queue().move(cancelKey, newDueAt)).toBe(1);
    expect(await store.queue().move(cancelKey, newDueAt)).toBe(1);
    expect(await store.sender().leaseDue(1, after(59_999))).toEqual([]);
    await store.queue().move(cancelKey, after(5_000));
    expect(await store.sender().leaseDue(1, after(5_000))).toHaveLength(1);
  });

  it('has this key, as no other has', async () => {
    await queueFor('anna@example.com', 'ben@example.com');
    await store.queue().add(anEmailJob({ cancelKey: 'stay-2' }), now);
    await store.queue().add(anEmailJob(), now);
    expect(await store.queue().move(cancelKey, newDueAt)).toBe(2);
    expect(await sender.leaseDue(4, now)).toHaveLength(2);
  });

  it.each([
    ['fails', (job: LeasedJob) => sender.postpone(job, retryAt, '451 Try later')],
    ['fails as the last one', (job: LeasedJob) => sender.giveUpUnlessMoved(job, '451 Try later')],
    ['is lost', endLeases],
  ])('during an attempt is queued for its new due time if the attempt %s', async (_what, end) => {
    await queueFor('anna@example.com');
    const job = await leaseOne(sender, now);
    expect(await store.queue().move(cancelKey, newDueAt)).toBe(1);
    await end(job);
    expect(await store.documents()).toMatchObject([
      { status: 'queued', leasedBy: null, dueAt: newDueAt, nextAttemptAt: newDueAt },
    ]);
  });

  it('during an attempt is sent if the attempt succeeds, and is not sent again', async () => {
    await queueFor('anna@example.com');
    const job = await leaseOne(sender, now);
    await store.queue().move(cancelKey, newDueAt);
    await sender.markSent(job);
    expect(await store.queue().move(cancelKey, newDueAt)).toBe(0);
    expect(await store.sender().leaseDue(1, newDueAt)).toEqual([]);
    expect(await store.documents()).toMatchObject([{ status: 'sent' }]);
  });

  it('during an attempt is given up if the attempt fails permanently', async () => {
    await queueFor('anna@example.com');
    const job = await leaseOne(sender, now);
    await store.queue().move(cancelKey, newDueAt);
    await sender.giveUp(job, '550 No such mailbox');
    expect(await store.documents()).toMatchObject([{ status: 'given-up', lastError: '550 No such mailbox' }]);
  });

  it('during an attempt has later retries after pauses as usual', async () => {
    await queueFor('anna@example.com');
    const first = await leaseOne(sender, now);
    await store.queue().move(cancelKey, newDueAt);
    await sender.postpone(first, retryAt, '451 Try later');
    const second = await leaseOne(sender, newDueAt);
    await sender.postpone(second, after(75_000), '451 Try later');
    expect(await store.documents()).toMatchObject([{ attempts: 2, dueAt: newDueAt, nextAttemptAt: after(75_000) }]);
  });

  it('has its new due time, whether its attempt fails before or after', async () => {
    const recipients = Array.from({ length: 40 }, (_, index) => `guest-${index}@example.com`);
    await queueFor(...recipients);
    const jobs = await sender.leaseDue(recipients.length, now);
    const fail = (job: LeasedJob) => sender.postpone(job, retryAt, '451 Try later');
    await Promise.all([
      ...jobs.slice(0, 20).map(fail),
      store.queue().move(cancelKey, newDueAt),
      ...jobs.slice(20).map(fail),
    ]);
    const documents = await store.documents();
    expect(documents).toHaveLength(recipients.length);
    for (const document of documents) {
      expect(document).toMatchObject({ status: 'queued', nextAttemptAt: newDueAt, lastError: '451 Try later' });
    }
  });
});
