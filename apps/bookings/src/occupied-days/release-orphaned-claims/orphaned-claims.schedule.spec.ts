import { Logger } from '@nestjs/common';
import { OrphanedClaimsSchedule } from './orphaned-claims.schedule';
import type { ReleaseOrphanedClaims } from './release-orphaned-claims';

const minute = 60_000;

const schedule = () => {
  const run = jest.fn(async () => {});
  return {
    run,
    schedule: new OrphanedClaimsSchedule({ run } as Partial<ReleaseOrphanedClaims> as ReleaseOrphanedClaims),
  };
};

describe('The search for orphaned claims', () => {
  beforeAll(() => Logger.overrideLogger(false));
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('happens at start-up and then every minute', async () => {
    const { run, schedule: orphanedClaims } = schedule();
    await orphanedClaims.onApplicationBootstrap();
    expect(run).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(3 * minute);
    expect(run).toHaveBeenCalledTimes(4);
    await orphanedClaims.beforeApplicationShutdown();
  });

  it('goes on after a failure', async () => {
    const { run, schedule: orphanedClaims } = schedule();
    run.mockRejectedValueOnce(new Error('The database is away'));
    await expect(orphanedClaims.onApplicationBootstrap()).resolves.toBeUndefined();
    await jest.advanceTimersByTimeAsync(minute);
    expect(run).toHaveBeenCalledTimes(2);
    await orphanedClaims.beforeApplicationShutdown();
  });

  it('is finished before the service lets go of its database, and does not begin again', async () => {
    const { run, schedule: orphanedClaims } = schedule();
    await orphanedClaims.onApplicationBootstrap();
    let finish: () => void = () => {};
    run.mockReturnValueOnce(new Promise<void>((resolve) => (finish = resolve)));
    await jest.advanceTimersByTimeAsync(minute);
    const stopped = jest.fn();
    const stopping = orphanedClaims.beforeApplicationShutdown().then(stopped);
    await jest.advanceTimersByTimeAsync(minute);
    expect(stopped).not.toHaveBeenCalled();
    finish();
    await stopping;
    await jest.advanceTimersByTimeAsync(5 * minute);
    expect(run).toHaveBeenCalledTimes(2);
  });
});
