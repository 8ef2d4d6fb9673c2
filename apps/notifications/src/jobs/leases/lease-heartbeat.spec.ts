import { Logger } from '@nestjs/common';
import type { EmailLeaseRepository } from '../persistence/email-lease.repository';
import { LeaseHeartbeat } from './lease-heartbeat';

/** A fake database with a lease of this process, which it can lose. The database can be unavailable. */
const startHeartbeat = (leasedIds: () => string[] = () => ['own']) => {
  let isAway = false;
  let isLost = false;
  const renewLeases = jest.fn(async (ids: string[]) => {
    if (isAway) throw new Error('The database is away');
    return isLost ? ids : [];
  });
  const database: Pick<EmailLeaseRepository, 'renewLeases'> = { renewLeases };
  const heartbeat = new LeaseHeartbeat(database as EmailLeaseRepository, leasedIds);
  heartbeat.start();
  return {
    heartbeat,
    renewLeases,
    goAway: () => (isAway = true),
    comeBack: () => (isAway = false),
    loseOwn: () => (isLost = true),
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

  it('renews the leases of this process every second until it stops', async () => {
    const { heartbeat, renewLeases } = startHeartbeat();
    await jest.advanceTimersByTimeAsync(5_500);
    expect(renewLeases.mock.calls).toEqual(Array.from({ length: 6 }, () => [['own']]));
    await heartbeat.stop();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(renewLeases).toHaveBeenCalledTimes(6);
  });

  it('has one renewal at a time', async () => {
    const { heartbeat, renewLeases } = startHeartbeat();
    await Promise.all([heartbeat.renew(), heartbeat.renew()]);
    expect(renewLeases).toHaveBeenCalledTimes(1);
    await heartbeat.renew();
    expect(renewLeases).toHaveBeenCalledTimes(2);
    await heartbeat.stop();
  });

  it('holds its leases with certainty, for a short time also without the database', async () => {
    const { heartbeat, goAway, comeBack } = startHeartbeat();
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
    const { heartbeat, goAway, comeBack, loseOwn } = startHeartbeat();
    goAway();
    await jest.advanceTimersByTimeAsync(5_000);
    loseOwn();
    comeBack();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(heartbeat.isHeld('own')).toBe(false);
    expect(heartbeat.isHeld('taken since')).toBe(true);
    await heartbeat.stop();
  });

  describe('of a process without leases', () => {
    it('renews nothing', async () => {
      const { heartbeat, renewLeases } = startHeartbeat(() => []);
      await jest.advanceTimersByTimeAsync(60_000);
      expect(renewLeases).not.toHaveBeenCalled();
      await heartbeat.stop();
    });

    it('holds with certainty what it leases now, for a short time also without the database', async () => {
      const { heartbeat, goAway } = startHeartbeat(() => []);
      await jest.advanceTimersByTimeAsync(60_000);
      goAway();
      await heartbeat.whileLeasing(async () => {
        await jest.advanceTimersByTimeAsync(3_000);
        expect(heartbeat.isHeld('taken now')).toBe(true);
        await jest.advanceTimersByTimeAsync(2_000);
        expect(heartbeat.isHeld('taken now')).toBe(false);
      });
      await heartbeat.stop();
    });

    it('holds with certainty what it leases slowly', async () => {
      const { heartbeat } = startHeartbeat(() => []);
      await heartbeat.whileLeasing(async () => {
        await jest.advanceTimersByTimeAsync(10_000);
        expect(heartbeat.isHeld('taken now')).toBe(true);
      });
      await heartbeat.stop();
    });

    it('holds with certainty an e-mail that it leases again after it had lost it', async () => {
      let leasedIds = ['own'];
      const { heartbeat, loseOwn } = startHeartbeat(() => leasedIds);
      await heartbeat.renew();
      loseOwn();
      await heartbeat.renew();
      expect(heartbeat.isHeld('own')).toBe(false);
      leasedIds = [];
      await heartbeat.whileLeasing(async () => undefined);
      expect(heartbeat.isHeld('own')).toBe(true);
      await heartbeat.stop();
    });
  });

  it('does not report a lease as lost that this process ended during its renewal', async () => {
    let leasedIds = ['own'];
    const { heartbeat, renewLeases, loseOwn } = startHeartbeat(() => leasedIds);
    await heartbeat.renew();
    loseOwn();
    const renewal = heartbeat.renew();
    leasedIds = [];
    await renewal;
    expect(renewLeases).toHaveBeenLastCalledWith(['own']);
    expect(heartbeat.isHeld('own')).toBe(true);
    await heartbeat.stop();
  });
});
