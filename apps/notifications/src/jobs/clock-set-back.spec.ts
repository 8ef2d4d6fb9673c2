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
    await sender.postpone(await leaseOne(sender, now), after(5_000), '451 Try later');
    expect(await store.queue().makeDueAfterSetBack(after(1))).toBe(0);
    expect(await sender.leaseDue(1, after(4_000))).toEqual([]);
  });

  it.each([
    [1, 5_000],
    [4, 135_000],
    [9, 30 * minute],
    [40, 30 * minute],
  ])('a retry after %i attempts is due that is further away than the pause of %i ms', async (attempts, pauseMs) => {
    await store.queue().add(anEmailJob(), now);
    const sender = store.sender();
    const postpone = async (ms: number) => {
      await database
        .connection()
        .collection('emails')
        .updateMany({}, { $set: { attempts: attempts - 1 } });
      await sender.postpone(await leaseOne(sender, now), after(ms), '451 Try later');
    };
    await postpone(pauseMs);
    expect(await store.queue().makeDueAfterSetBack(now)).toBe(0);
    await database
      .connection()
      .collection('emails')
      .updateMany({}, { $set: { nextAttemptAt: now } });
    await postpone(pauseMs + minute);
    expect(await store.queue().makeDueAfterSetBack(now)).toBe(1);
    expect(await sender.leaseDue(1, now)).toHaveLength(1);
  });

  it('an e-mail that waits for a date goes on waiting', async () => {
    await store.queue().add(anEmailJob({ cancelKey: 'stay-1', dueAt: after(600 * minute) }), now);
    expect(await store.queue().makeDueAfterSetBack(now)).toBe(0);
  });

  it('one that could be cancelled and waits for no date is due at once', async () => {
    await store.queue().add(anEmailJob({ cancelKey: 'stay-1' }), after(60 * minute));
    expect(await store.queue().makeDueAfterSetBack(now)).toBe(1);
  });
});
