import { Logger } from '@nestjs/common';
import { runWorker } from '../../testing/run-worker';
import type { DeliveryAttempt } from '../delivery-attempt';
import type { EmailLeaseRepository, LeasedJob } from '../persistence/email-lease.repository';
import { ExpiredLeases } from './expired-leases';
import type { Lease } from './lease';
import type { LeaseHeartbeat } from './lease-heartbeat';

/** A worker that is sending an e-mail, and a fake database that has a lease of an owner that is gone as well. */
const startWorker = async () => {
  const own: Lease = { jobId: 'own', renewals: 1 };
  let leases = [own, { jobId: 'left', renewals: 1 }];
  let isReadable = true;
  let isWritable = true;
  const access = async (isPossible: boolean) => {
    if (!isPossible) throw new Error('The database is away');
  };
  const leaseDue = jest
    .fn()
    .mockResolvedValueOnce([{ _id: own.jobId, kind: 'request-approved' } as LeasedJob])
    .mockResolvedValue([]);
  const database: Pick<EmailLeaseRepository, 'leaseDue' | 'renewLeases' | 'leases' | 'endLeases'> = {
    leaseDue,
    renewLeases: async (ids) => {
      await access(isWritable);
      own.renewals += ids.length;
      return [];
    },
    leases: async () => {
      await access(isReadable);
      return structuredClone(leases);
    },
    endLeases: async (ended) => {
      await access(isWritable);
      leases = leases.filter(({ jobId }) => !ended.some((lease) => lease.jobId === jobId));
    },
  };
  const attempt: Pick<DeliveryAttempt, 'make' | 'close'> = {
    make: (_job, { abort }) => new Promise((resolve) => abort.addEventListener('abort', () => resolve())),
    close: () => undefined,
  };
  const { stop } = runWorker(database as EmailLeaseRepository, attempt as DeliveryAttempt);
  await jest.advanceTimersByTimeAsync(0);
  return {
    leaseDue,
    leased: () => leases.map(({ jobId }) => jobId),
    setAccess: (access: { isReadable: boolean; isWritable: boolean }) => ({ isReadable, isWritable } = access),
    stop: async () => {
      const stopping = stop();
      await jest.advanceTimersByTimeAsync(10_000);
      await stopping;
    },
  };
};

describe('Expired leases', () => {
  beforeAll(() => Logger.overrideLogger(false));
  beforeEach(() => {
    jest.useFakeTimers();
    // Without the random part of the interval.
    jest.spyOn(Math, 'random').mockReturnValue(0);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('end within seconds, those of this process never, and what was leased is due at once', async () => {
    const { leaseDue, leased, stop } = await startWorker();
    await jest.advanceTimersByTimeAsync(6_900);
    expect(leased()).toEqual(['own', 'left']);
    leaseDue.mockClear();
    await jest.advanceTimersByTimeAsync(200);
    expect(leased()).toEqual(['own']);
    // Once for e-mails and once for notices.
    expect(leaseDue).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(leased()).toEqual(['own']);
    await stop();
  });

  it('are looked for without a write while there are no leases', async () => {
    const database: Pick<EmailLeaseRepository, 'leases'> = { leases: async () => [] };
    const renew = jest.fn();
    const heartbeat: Pick<LeaseHeartbeat, 'renew'> = { renew };
    const expired = new ExpiredLeases(database as EmailLeaseRepository, heartbeat as LeaseHeartbeat);
    expect(await expired.end()).toEqual({ found: 0, ended: 0 });
    expect(renew).not.toHaveBeenCalled();
  });

  it.each([
    ['the database is unavailable', { isReadable: false, isWritable: false }],
    ['no lease can be renewed, although they can be read', { isReadable: true, isWritable: false }],
  ])('have their time limits restarted after %s', async (_what, access) => {
    const { leased, setAccess, stop } = await startWorker();
    await jest.advanceTimersByTimeAsync(5_900);
    setAccess(access);
    await jest.advanceTimersByTimeAsync(120_000);
    setAccess({ isReadable: true, isWritable: true });
    await jest.advanceTimersByTimeAsync(7_000);
    expect(leased()).toEqual(['own', 'left']);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(leased()).toEqual(['own']);
    await stop();
  });
});
