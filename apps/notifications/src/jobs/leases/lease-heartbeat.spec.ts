import { Logger } from '@nestjs/common';
import type { EmailLeaseRepository } from '../persistence/email-lease.repository';
import type { Lease } from './lease';
import { LeaseHeartbeat } from './lease-heartbeat';

/** A database that holds the leases of two senders, this one's and that of one that is gone, and that can be away. */
const keepLeases = () => {
  const own: Lease = { jobId: 'own', renewals: 1 };
  let leases = [own, { jobId: 'left', renewals: 1 }];
  let isAway = false;
  const answer = async <Answer>(what: () => Answer): Promise<Answer> => {
    if (isAway) throw new Error('The database is away');
    return what();
  };
  const database: Pick<EmailLeaseRepository, 'renewLeases' | 'leases' | 'endLeases'> = {
    renewLeases: (ids) =>
      answer(() => {
        own.renewals += ids.length;
        return ids.filter((id) => !leases.some(({ jobId }) => jobId === id));
      }),
    leases: () => answer(() => structuredClone(leases)),
    endLeases: (ended) =>
      answer(() => {
        leases = leases.filter(({ jobId }) => !ended.some((lease) => lease.jobId === jobId));
      }),
  };
  const onEnded = jest.fn();
  const heartbeat = new LeaseHeartbeat(database as EmailLeaseRepository, () => [own.jobId], onEnded);
  return {
    heartbeat,
    onEnded,
    leased: () => leases.map(({ jobId }) => jobId),
    goAway: () => (isAway = true),
    comeBack: () => (isAway = false),
    loseOwn: () => (leases = []),
  };
};

describe('The heartbeat of leases', () => {
  beforeAll(() => Logger.overrideLogger(false));
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('keeps what this process has, and ends within seconds what one has left that is gone', async () => {
    const { heartbeat, onEnded, leased } = keepLeases();
    heartbeat.start();
    await jest.advanceTimersByTimeAsync(6_900);
    expect(leased()).toEqual(['own', 'left']);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(leased()).toEqual(['own']);
    expect(onEnded).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(leased()).toEqual(['own']);
    await heartbeat.stop();
  });

  it('waits as long after an outage of the database as it would have before', async () => {
    const { heartbeat, leased, goAway, comeBack } = keepLeases();
    heartbeat.start();
    await jest.advanceTimersByTimeAsync(5_900);
    goAway();
    await jest.advanceTimersByTimeAsync(30_000);
    comeBack();
    await jest.advanceTimersByTimeAsync(7_000);
    expect(leased()).toEqual(['own', 'left']);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(leased()).toEqual(['own']);
    await heartbeat.stop();
  });

  it('is sure of what this process has, but not for long without the database', async () => {
    const { heartbeat, goAway, comeBack } = keepLeases();
    heartbeat.start();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(heartbeat.isHeld('own')).toBe(true);
    goAway();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(heartbeat.isHeld('own')).toBe(true);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(heartbeat.isHeld('own')).toBe(false);
    comeBack();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(heartbeat.isHeld('own')).toBe(true);
    await heartbeat.stop();
  });

  it('is not sure, when the database is back, of what another sender has taken over meanwhile', async () => {
    const { heartbeat, goAway, comeBack, loseOwn } = keepLeases();
    heartbeat.start();
    goAway();
    await jest.advanceTimersByTimeAsync(5_000);
    loseOwn();
    comeBack();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(heartbeat.isHeld('own')).toBe(false);
    expect(heartbeat.isHeld('taken since')).toBe(true);
    await heartbeat.stop();
  });

  it('does not take for lost what has ended by the word of this process while it was being renewed', async () => {
    let inHand = ['own'];
    const database: Pick<EmailLeaseRepository, 'renewLeases' | 'leases'> = {
      renewLeases: async (ids) => {
        inHand = [];
        return ids;
      },
      leases: async () => [],
    };
    const heartbeat = new LeaseHeartbeat(database as EmailLeaseRepository, () => inHand, jest.fn());
    heartbeat.start();
    await jest.advanceTimersByTimeAsync(100);
    expect(heartbeat.isHeld('own')).toBe(true);
    await heartbeat.stop();
  });
});
