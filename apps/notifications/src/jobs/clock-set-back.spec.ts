import { describeEachDatabase } from '@hearthstay/testing';
import { anEmailJob } from '../testing/email-job';
import { useJobStore } from '../testing/job-store';
import { leaseOne } from '../testing/lease-one';

const minute = 60_000;
const now = new Date('2026-11-18T10:00:00.000Z');
const after = (ms: number) => new Date(now.getTime() + ms);

describeEachDatabase('After the clock was set back', (database) => {
  const store = useJobStore(database);

  it.each([
    ['an hour', 60 * minute],
    ['two years', 2 * 365 * 24 * 60 * minute],
  ])('by %s, an e-mail is due at once, and its retries are not', async (_by, ms) => {
    await store.queue().add(anEmailJob(), after(ms));
    const sender = store.sender();
    expect(await sender.leaseDue(1, now)).toEqual([]);
    expect(await store.queue().makeDueAfterSetBack(now)).toBe(1);
    await sender.postpone(await leaseOne(sender, now), after(30 * minute), '451 Try later');
    expect(await store.queue().makeDueAfterSetBack(after(1))).toBe(0);
    expect(await sender.leaseDue(1, after(29 * minute))).toEqual([]);
  });

  it('a retry is due that is further away than any pause', async () => {
    await store.queue().add(anEmailJob(), now);
    const sender = store.sender();
    await sender.postpone(await leaseOne(sender, now), after(45 * minute), '451 Try later');
    expect(await store.queue().makeDueAfterSetBack(now)).toBe(1);
    expect(await sender.leaseDue(1, now)).toHaveLength(1);
  });

  it('an e-mail that waits for a date goes on waiting', async () => {
    await store.queue().add(anEmailJob({ cancelKey: 'stay-1', dueAt: after(600 * minute) }), now);
    expect(await store.queue().makeDueAfterSetBack(now)).toBe(0);
  });
});
