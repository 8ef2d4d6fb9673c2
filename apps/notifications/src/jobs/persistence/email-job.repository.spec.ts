import { describeEachDatabase } from '@hearthstay/testing';
import { useJobStore } from '../../testing/job-store';
import { leaseOne } from '../../testing/lease-one';
import { expectNoContent } from '../../testing/expect-no-content';
import { anEmailJob } from '../../testing/email-job';
import type { EmailJobRepository } from './email-job.repository';

const year = 365 * 24 * 60 * 60_000;
const now = new Date('2026-11-18T10:00:00.000Z');
const after = (ms: number) => new Date(now.getTime() + ms);

describeEachDatabase('The queue of e-mails', (database) => {
  const store = useJobStore(database);

  let sender: EmailJobRepository;
  beforeEach(() => {
    sender = store.repository();
  });

  it('keeps an e-mail whole until it is sent', async () => {
    const email = anEmailJob({ usefulUntil: after(1) });
    await store.repository().add(email, now);
    expect(await leaseOne(sender, now)).toMatchObject({ ...email, status: 'leased', attempts: 1 });
  });

  it('takes the same event, kind and recipient for the same e-mail', async () => {
    const email = anEmailJob();
    expect(await store.repository().add(email)).toBe(true);
    expect(await store.repository().add({ ...email, subject: 'Anders' })).toBe(false);
    expect(await store.repository().add({ ...email, to: 'ben@example.com' })).toBe(true);
    expect(await store.repository().add({ ...email, kind: 'request-declined' })).toBe(true);
    expect(await store.documents()).toHaveLength(3);
  });

  it('does not send again what is sent when its event is repeated', async () => {
    const email = anEmailJob();
    await store.repository().add(email, now);
    await sender.markDelivered(await leaseOne(sender, now), 'sent');
    expect(await store.repository().add(email, now)).toBe(false);
    expect(await store.repository().leaseDue(1, after(year))).toEqual([]);
  });

  it('tells what is not sent yet, and since when', async () => {
    expect(await store.repository().backlog(now)).toEqual({ due: 0, waiting: 0, givenUp: 0, oldestUnsent: undefined });
    for (let age = 1; age <= 5; age += 1) {
      await store.repository().add(anEmailJob({ to: `guest-${age}@example.com` }), after(-age * 1_000));
    }
    await sender.giveUp(await leaseOne(sender, now), 'refused');
    await sender.markDelivered(await leaseOne(sender, now), 'sent');
    await sender.postpone(await leaseOne(sender, now), after(60_000), 'busy');
    await leaseOne(sender, now);
    expect(await store.repository().backlog(now)).toEqual({
      due: 1,
      waiting: 2,
      givenUp: 1,
      oldestUnsent: after(-3_000),
    });
  });

  it('gives out first what has been due for longest', async () => {
    await store.repository().add(anEmailJob({ to: 'second@example.com' }), after(-1_000));
    await store.repository().add(anEmailJob({ to: 'first@example.com' }), after(-2_000));
    expect((await leaseOne(sender, now)).to).toBe('first@example.com');
    expect((await leaseOne(sender, now)).to).toBe('second@example.com');
  });

  it('gives out several together, no more than asked for', async () => {
    for (let age = 1; age <= 5; age += 1) {
      await store.repository().add(anEmailJob({ to: `guest-${age}@example.com` }), after(-age * 1_000));
    }
    const together = await store.repository().leaseDue(3, now);
    expect(together.map(({ to }) => to)).toEqual(['guest-5@example.com', 'guest-4@example.com', 'guest-3@example.com']);
    expect(await store.repository().leaseDue(3, now)).toHaveLength(2);
  });

  it('holds a postponed e-mail back until its time', async () => {
    await store.repository().add(anEmailJob(), now);
    await sender.postpone(await leaseOne(sender, now), after(5_000), '451 Try later');
    expect(await store.repository().leaseDue(1, after(4_999))).toEqual([]);
    expect(await leaseOne(sender, after(5_000))).toMatchObject({ attempts: 2, lastError: '451 Try later' });
  });

  it('never gives out what is given up', async () => {
    await store.repository().add(anEmailJob(), now);
    await sender.giveUp(await leaseOne(sender, now), '550 No such mailbox');
    expect(await store.repository().leaseDue(1, after(year))).toEqual([]);
    expect(await store.documents()).toMatchObject([{ status: 'given-up', lastError: '550 No such mailbox' }]);
  });

  it('forgets what an e-mail says, and the links in it, once it is sent', async () => {
    await store.repository().add(anEmailJob({ replyTo: 'guest@example.com' }), now);
    await sender.markDelivered(await leaseOne(sender, now), 'sent');
    const [document] = await store.documents();
    expect(document).toMatchObject({ status: 'sent', sentAt: expect.any(Date), leasedBy: null });
    expectNoContent(document);
  });

  it('shows what is kept, newest first, and nothing else', async () => {
    for (const [index, outcome] of (['kept', 'sent', 'kept'] as const).entries()) {
      await store.repository().add(anEmailJob({ subject: `Nr. ${index}` }), after(index));
      await sender.markDelivered(await leaseOne(sender, after(index)), outcome);
    }
    const kept = await store.repository().listKept(10);
    expect(kept.map(({ subject }) => subject)).toEqual(['Nr. 2', 'Nr. 0']);
    expect(await store.repository().listKept(1)).toHaveLength(1);
    const sent = (await store.documents()).find(({ status }) => status === 'sent');
    expect(await store.repository().findKept(sent?._id ?? '')).toBeNull();
    expect(await store.repository().findKept(kept[0]?._id ?? '')).toMatchObject({ html: '<p>Grüße</p>' });
  });
});
