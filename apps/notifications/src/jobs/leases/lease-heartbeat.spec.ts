import { Logger } from '@nestjs/common';
import type { EmailLeaseRepository } from '../persistence/email-lease.repository';
import type { Lease } from './lease';
import { LeaseHeartbeat } from './lease-heartbeat';

/** A fake database with the leases of this owner and of one that is gone. It can be unavailable. */
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

  it('renews the leases of this process and ends those of an owner that is gone within seconds', async () => {
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

  it('restarts the time limits after an outage of the database', async () => {
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

  it('holds its leases with certainty, for a short time also without the database', async () => {
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

  it('does not hold with certainty a lease that another owner took over during an outage', async () => {
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

  it('does not report a lease as lost that this process ended during its renewal', async () => {
    let leasedIds = ['own'];
    const database: Pick<EmailLeaseRepository, 'renewLeases' | 'leases'> = {
      renewLeases: async (ids) => {
        leasedIds = [];
        return ids;
      },
      leases: async () => [],
    };
    const heartbeat = new LeaseHeartbeat(database as EmailLeaseRepository, () => leasedIds, jest.fn());
    heartbeat.start();
    await jest.advanceTimersByTimeAsync(100);
    expect(heartbeat.isHeld('own')).toBe(true);
    await heartbeat.stop();
  });
});
