import { describeEachDatabase } from '@hearthstay/testing';
import { anEmailJob } from '../../testing/email-job';
import { expectNoContent } from '../../testing/expect-no-content';
import { useJobStore } from '../../testing/job-store';
import { leaseOne } from '../../testing/lease-one';

const now = new Date('2026-11-18T10:00:00.000Z');
const after = (ms: number) => new Date(now.getTime() + ms);
const cancelKey = 'decision-1';

describeEachDatabase('An e-mail with a cancel key', (database) => {
  const store = useJobStore(database);

  const queueFor = async (...recipients: string[]) => {
    for (const to of recipients) await store.queue().add(anEmailJob({ to, cancelKey }), now);
  };
  const statuses = async () => (await store.documents()).map(({ status }) => status).sort();

  it('is cancelled with all others of this key and with no other', async () => {
    await queueFor('anna@example.com', 'ben@example.com');
    await store.queue().add(anEmailJob({ cancelKey: 'decision-2' }), now);
    await store.queue().add(anEmailJob(), now);
    expect(await store.queue().cancel(cancelKey)).toBe(2);
    expect(await statuses()).toEqual(['cancelled', 'cancelled', 'queued', 'queued']);
  });

  it('has no content once it is cancelled, and stays cancelled when its event is repeated', async () => {
    const job = anEmailJob({ cancelKey });
    await store.queue().add(job, now);
    await store.queue().cancel(cancelKey);
    expect(await store.queue().cancel(cancelKey)).toBe(0);
    expect(await store.queue().add(job, now)).toBe(false);
    expect(await store.sender().leaseDue(1, after(1))).toEqual([]);
    const [record] = await store.documents();
    expect(record).toMatchObject({ status: 'cancelled', endedAt: expect.any(Date) });
    expectNoContent(record);
  });

  it('stays sent if it is cancelled too late', async () => {
    await queueFor('anna@example.com');
    const sender = store.sender();
    await sender.markSent(await leaseOne(sender, now));
    expect(await store.queue().cancel(cancelKey)).toBe(0);
    expect(await statuses()).toEqual(['sent']);
  });

  it('is cancelled by the owner of its lease, and has no content then', async () => {
    await queueFor('anna@example.com');
    const sender = store.sender();
    await sender.markCancelled(await leaseOne(sender, now));
    const [record] = await store.documents();
    expect(record).toMatchObject({ status: 'cancelled', endedAt: expect.any(Date) });
    expectNoContent(record);
  });

  it('is not sent again if it was given up before', async () => {
    await queueFor('anna@example.com');
    const sender = store.sender();
    await sender.giveUp(await leaseOne(sender, now), '550 No such mailbox');
    expect(await store.queue().cancel(cancelKey)).toBe(0);
    expect(await statuses()).toEqual(['given-up']);
    await store.update({ status: 'queued' });
    expect(await leaseOne(store.sender(), now)).toMatchObject({ cancelledAt: expect.any(Date) });
  });

  it('may still be sent by the owner of its lease', async () => {
    await queueFor('anna@example.com');
    const sender = store.sender();
    const job = await leaseOne(sender, now);
    expect(await store.queue().cancel(cancelKey)).toBe(0);
    await sender.markSent(job);
    expect(await statuses()).toEqual(['sent']);
  });

  it.each([
    [
      'fails',
      (sender: ReturnType<typeof store.sender>, job: Awaited<ReturnType<typeof leaseOne>>) =>
        sender.postpone(job, now, '451 Try later'),
    ],
    [
      'is lost',
      async () => {
        const other = store.sender();
        await other.endLeases(await other.leases());
      },
    ],
  ])('becomes cancelled if the attempt during its cancellation %s', async (_what, end) => {
    await queueFor('anna@example.com');
    const sender = store.sender();
    const job = await leaseOne(sender, now);
    await store.queue().cancel(cancelKey);
    await end(sender, job);
    expect(await leaseOne(store.sender(), now)).toMatchObject({ cancelledAt: expect.any(Date) });
  });

  it('is either leased or cancelled, in both orders', async () => {
    const recipients = Array.from({ length: 40 }, (_, index) => `guest-${index}@example.com`);
    await Promise.all(recipients.map((to) => store.queue().add(anEmailJob({ to, cancelKey }), now)));
    const takers = Array.from({ length: 8 }, () => store.sender().leaseDue(5, now));
    const [cancelled, ...taken] = await Promise.all([store.queue().cancel(cancelKey), ...takers]);
    const leasedIds = taken.flat().map(({ _id }) => _id);
    const documents = await store.documents();
    const cancelledIds = documents.filter(({ status }) => status === 'cancelled').map(({ _id }) => _id);
    expect(cancelledIds).toHaveLength(cancelled);
    expect(cancelledIds.filter((id) => leasedIds.includes(id))).toEqual([]);
    const marked = documents.filter(({ cancelledAt }) => cancelledAt);
    expect(marked).toHaveLength(recipients.length);
  });
});
