import { describeEachDatabase } from '@hearthstay/testing';
import { useJobStore } from '../../testing/job-store';
import { leaseOne } from '../../testing/lease-one';
import { expectNoContent } from '../../testing/expect-no-content';
import { aRenderedEmail, anEmailJob } from '../../testing/email-job';
import type { EmailLeaseRepository } from './email-lease.repository';

const year = 365 * 24 * 60 * 60_000;
const now = new Date('2026-11-18T10:00:00.000Z');
const after = (ms: number) => new Date(now.getTime() + ms);

describeEachDatabase('The queue of e-mails', (database) => {
  const store = useJobStore(database);

  let sender: EmailLeaseRepository;
  beforeEach(() => {
    sender = store.sender();
  });

  it('keeps the content of an e-mail until it is sent', async () => {
    const job = anEmailJob({ usefulUntil: after(1) });
    await store.queue().add(job, now);
    expect(await leaseOne(sender, now)).toMatchObject({ ...job, status: 'sending', attempts: 1 });
  });

  it('uses the same id for the same event, kind and recipient', async () => {
    const email = anEmailJob({ eventId: 'event-1' });
    expect(await store.queue().add(email)).toBe(true);
    expect(await store.queue().add({ ...email, locale: 'en' })).toBe(false);
    expect(await store.queue().add({ ...email, to: 'ben@example.com' })).toBe(true);
    expect(await store.queue().add(anEmailJob({ eventId: 'event-1', kind: 'request-declined' }))).toBe(true);
    expect(await store.documents()).toHaveLength(3);
  });

  it('does not send again when the event is repeated', async () => {
    const email = anEmailJob();
    await store.queue().add(email, now);
    await sender.markSent(await leaseOne(sender, now));
    expect(await store.queue().add(email, now)).toBe(false);
    expect(await store.sender().leaseDue(1, after(year))).toEqual([]);
  });

  it('counts the unsent e-mails and returns the age of the oldest', async () => {
    expect(await store.queue().backlog(now)).toEqual({ due: 0, waiting: 0, givenUp: 0, oldestUnsent: undefined });
    for (let age = 1; age <= 5; age += 1) {
      await store.queue().add(anEmailJob({ to: `guest-${age}@example.com` }), after(-age * 1_000));
    }
    await sender.giveUp(await leaseOne(sender, now), 'refused');
    await sender.markSent(await leaseOne(sender, now));
    await sender.postpone(await leaseOne(sender, now), after(60_000), 'busy');
    await leaseOne(sender, now);
    expect(await store.queue().backlog(now)).toEqual({
      due: 1,
      waiting: 2,
      givenUp: 1,
      oldestUnsent: after(-3_000),
    });
  });

  it('leases the oldest due e-mail first', async () => {
    await store.queue().add(anEmailJob({ to: 'second@example.com' }), after(-1_000));
    await store.queue().add(anEmailJob({ to: 'first@example.com' }), after(-2_000));
    expect((await leaseOne(sender, now)).to).toBe('first@example.com');
    expect((await leaseOne(sender, now)).to).toBe('second@example.com');
  });

  it('leases several at once, up to the given number', async () => {
    for (let age = 1; age <= 5; age += 1) {
      await store.queue().add(anEmailJob({ to: `guest-${age}@example.com` }), after(-age * 1_000));
    }
    const together = await store.sender().leaseDue(3, now);
    expect(together.map(({ to }) => to)).toEqual(['guest-5@example.com', 'guest-4@example.com', 'guest-3@example.com']);
    expect(await store.sender().leaseDue(3, now)).toHaveLength(2);
  });

  it('does not lease a postponed e-mail before its time', async () => {
    await store.queue().add(anEmailJob(), now);
    await sender.postpone(await leaseOne(sender, now), after(5_000), '451 Try later');
    expect(await store.sender().leaseDue(1, after(4_999))).toEqual([]);
    expect(await leaseOne(sender, after(5_000))).toMatchObject({ attempts: 2, lastError: '451 Try later' });
  });

  it('never leases a given-up e-mail', async () => {
    await store.queue().add(anEmailJob(), now);
    await sender.giveUp(await leaseOne(sender, now), '550 No such mailbox');
    expect(await store.sender().leaseDue(1, after(year))).toEqual([]);
    expect(await store.documents()).toMatchObject([{ status: 'given-up', lastError: '550 No such mailbox' }]);
  });

  it('removes the content of a sent e-mail with its links', async () => {
    await store.queue().add(anEmailJob(), now);
    await sender.markSent(await leaseOne(sender, now));
    const [document] = await store.documents();
    expect(document).toMatchObject({ status: 'sent', sentAt: expect.any(Date), leasedBy: null });
    expectNoContent(document);
  });

  it('lists kept e-mails as rendered, newest first, and no others', async () => {
    for (const [index, outcome] of (['kept', 'sent', 'kept'] as const).entries()) {
      await store.queue().add(anEmailJob(), after(index));
      const job = await leaseOne(sender, after(index));
      if (outcome === 'sent') await sender.markSent(job);
      else await sender.markKept(job, aRenderedEmail({ subject: `Nr. ${index}` }));
    }
    const kept = await store.queue().listKept(10);
    expect(kept.map(({ subject }) => subject)).toEqual(['Nr. 2', 'Nr. 0']);
    expect(kept[0]).not.toHaveProperty('data');
    expect(await store.queue().listKept(1)).toHaveLength(1);
    const sent = (await store.documents()).find(({ status }) => status === 'sent');
    expect(await store.queue().findKept(sent?._id ?? '')).toBeNull();
    expect(await store.queue().findKept(kept[0]?._id ?? '')).toMatchObject({ html: '<p>Grüße</p>' });
  });

  it('leases an e-mail when it is due, not before', async () => {
    await store.queue().add(anEmailJob({ dueAt: after(10_000) }), now);
    expect(await sender.leaseDue(1, after(9_999))).toEqual([]);
    expect(await store.queue().backlog(now)).toMatchObject({ due: 0, waiting: 1, oldestUnsent: after(10_000) });
    expect(await sender.leaseDue(1, after(10_000))).toHaveLength(1);
  });

  it('leaves an unknown kind to the version that has queued it', async () => {
    await store.queue().add(anEmailJob({ kind: 'of-a-later-version' as never }), now);
    await store.queue().add(anEmailJob(), now);
    expect(await sender.leaseDue(2, after(year))).toMatchObject([{ kind: 'request-approved' }]);
    expect(await sender.leaseDue(2, after(year))).toEqual([]);
    expect(await store.queue().backlog(after(year))).toMatchObject({ due: 1, oldestUnsent: now });
  });
});
