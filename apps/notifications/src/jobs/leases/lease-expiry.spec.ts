import { LeaseExpiry } from './lease-expiry';

/** A watcher that reads once a second, on a clock of its own. */
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
    /** Nothing is read meanwhile. */
    goBlind: (duration: number) => (seconds += duration),
    /** After how many seconds of reading an e-mail is found to be without a sender; `undefined` if that is not so. */
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
  it('finds within seconds the sender gone whose lease is older than the watch', () => {
    const { renew, read, findsWithin } = startReading();
    renew('a');
    expect(read()).toEqual([]);
    expect(findsWithin(60, 'a')).toBe(7);
  });

  it('finds a lease that began later without its sender after a minute', () => {
    const { renew, read, findsWithin } = startReading();
    read();
    renew('a');
    expect(findsWithin(120, 'a')).toBe(61);
  });

  it('finds no sender gone that renews its lease, however long it has it', () => {
    const { renew, read, findsWithin } = startReading();
    renew('a');
    read();
    expect(findsWithin(600, 'a', () => renew('a'))).toBeUndefined();
  });

  it('takes a renewal for a sign of life, after which there is time again', () => {
    const { renew, read, findsWithin } = startReading();
    renew('a');
    read();
    expect(findsWithin(6, 'a')).toBeUndefined();
    renew('a');
    expect(findsWithin(120, 'a')).toBe(61);
  });

  it('tells the senders apart', () => {
    const { renew, read, findsWithin } = startReading();
    renew('alive');
    renew('gone');
    read();
    expect(findsWithin(10, 'gone', () => renew('alive'))).toBe(7);
    renew('alive');
    expect(read()).toEqual(['gone']);
  });

  it('begins anew after a time in which it could not read', () => {
    const { renew, read, goBlind, findsWithin } = startReading();
    renew('a');
    read();
    expect(findsWithin(6, 'a')).toBeUndefined();
    goBlind(30);
    expect(read()).toEqual([]);
    expect(findsWithin(60, 'a')).toBe(7);
  });

  it('finds nobody gone by readings that lie far apart', () => {
    const { renew, read, goBlind } = startReading();
    renew('a');
    for (let times = 0; times < 100; times += 1) {
      expect(read()).toEqual([]);
      goBlind(5);
    }
  });

  it('knows nothing any more of a lease that has ended', () => {
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
