import { emailLogPageSize, emailStates } from '@hearthstay/contracts';
import { Clock } from '@hearthstay/runtime';
import { describeEachDatabase } from '@hearthstay/testing';
import { useJobStore } from '../../testing/job-store';
import { stateOf } from '../email-state';

const [hour, day] = [3_600_000, 86_400_000];
const now = new Date('2026-11-18T10:00:00.000Z');
const statuses = ['sent', 'kept', 'queued', 'sending', 'given-up', 'cancelled', 'superseded'] as const;
const failure = { reason: 'OTHER' as const, details: '', since: now, at: now };

// Without a worker, which would take over those that nobody is sending.
describeEachDatabase('The pages of the log of e-mails', (database) => {
  const store = useJobStore(database);
  const log = () => store.log(Object.assign(new Clock(), { now: () => now }));

  /** The first one is the newest, and due tomorrow. */
  const write = (count: number, interval: number) =>
    store.insert(
      ...Array.from({ length: count }, (_, n) => ({
        _id: `email-${n}`,
        kind: 'request-approved' as const,
        status: statuses[n % 7]!,
        // Of those that are to be sent, every second one has failed.
        ...((n % 7 === 2 || n % 7 === 3) && n % 2 === 0 && { failure }),
        dueAt: new Date(now.getTime() + day - n * interval),
      })),
      { _id: 'unknown', kind: 'of-another-version' as never, status: 'sent', dueAt: now },
    );

  it.each([
    ['an hour', hour],
    ['two days', 2 * day],
    ['a month', 30 * day],
  ])('have all e-mails, newest first, one every %s', async (_interval, interval) => {
    await write(70, interval);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => log().page({}, page)));
    expect(pages.map(({ emails }) => emails.length)).toEqual([emailLogPageSize, emailLogPageSize, 20, 0]);
    const ids = pages.flatMap(({ emails }) => emails.map(({ _id }) => _id));
    expect(ids).toEqual(Array.from({ length: 70 }, (_, n) => `email-${n}`));
  });

  it('have those in one state, and say how many are in each', async () => {
    await write(70, hour);
    const counts = { waiting: 10, retrying: 10, sent: 20, 'given-up': 10, dropped: 20 };
    for (const state of emailStates) {
      const page = await log().page({ state }, 1);
      expect(page.counts).toEqual(counts);
      expect(page.emails.map(stateOf)).toEqual(Array.from({ length: counts[state] }, () => state));
    }
  });
});
