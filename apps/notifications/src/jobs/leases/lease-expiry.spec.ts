import { LeaseExpiry } from './lease-expiry';

/** Reads the leases once a second, with a fake clock. */
const startReading = () => {
  const expiry = new LeaseExpiry();
  let seconds = 0;
  const renewals = new Map<string, number>();
  const read = (): string[] => {
    const leases = [...renewals].map(([jobId, times]) => ({ jobId, renewals: times }));
    return expiry.expired(leases, seconds * 1_000).map(({ jobId }) => jobId);
  };
  return {
    read,
    renew: (jobId: string) => renewals.set(jobId, (renewals.get(jobId) ?? 0) + 1),
    end: (jobId: string) => renewals.delete(jobId),
    /** Lets time pass without a reading. */
    goBlind: (duration: number) => (seconds += duration),
    /** The number of seconds of reading until a lease expires; `undefined` if it does not. */
    findsWithin: (duration: number, jobId: string, meanwhile: () => void = () => undefined): number | undefined => {
      for (let passed = 1; passed <= duration; passed += 1) {
        seconds += 1;
        meanwhile();
        if (read().includes(jobId)) return passed;
      }
      return undefined;
    },
  };
};

describe('The expiry of leases', () => {
  it('expires a lease that is older than this process within seconds', () => {
    const { renew, read, findsWithin } = startReading();
    renew('a');
    expect(read()).toEqual([]);
    expect(findsWithin(60, 'a')).toBe(7);
  });

  it('expires a lease that began later after a minute', () => {
    const { renew, read, findsWithin } = startReading();
    read();
    renew('a');
    expect(findsWithin(120, 'a')).toBe(61);
  });

  it('does not expire a lease that is renewed', () => {
    const { renew, read, findsWithin } = startReading();
    renew('a');
    read();
    expect(findsWithin(600, 'a', () => renew('a'))).toBeUndefined();
  });

  it('restarts the time limit with a renewal', () => {
    const { renew, read, findsWithin } = startReading();
    renew('a');
    read();
    expect(findsWithin(6, 'a')).toBeUndefined();
    renew('a');
    expect(findsWithin(120, 'a')).toBe(61);
  });

  it('distinguishes the owners of leases', () => {
    const { renew, read, findsWithin } = startReading();
    renew('alive');
    renew('gone');
    read();
    expect(findsWithin(10, 'gone', () => renew('alive'))).toBe(7);
    renew('alive');
    expect(read()).toEqual(['gone']);
  });

  it('restarts the time limit after a gap in the readings', () => {
    const { renew, read, goBlind, findsWithin } = startReading();
    renew('a');
    read();
    expect(findsWithin(6, 'a')).toBeUndefined();
    goBlind(30);
    expect(read()).toEqual([]);
    expect(findsWithin(60, 'a')).toBe(7);
  });

  it('expires nothing by readings that are far apart', () => {
    const { renew, read, goBlind } = startReading();
    renew('a');
    for (let times = 0; times < 100; times += 1) {
      expect(read()).toEqual([]);
      goBlind(5);
    }
  });

  it('discards a lease that has ended', () => {
    const { renew, read, end, findsWithin } = startReading();
    renew('a');
    read();
    expect(findsWithin(6, 'a')).toBeUndefined();
    end('a');
    expect(findsWithin(1, 'a')).toBeUndefined();
    renew('a');
    expect(findsWithin(120, 'a')).toBe(61);
  });
});
