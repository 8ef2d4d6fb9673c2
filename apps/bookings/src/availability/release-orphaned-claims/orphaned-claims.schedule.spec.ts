import { Logger } from '@nestjs/common';
import { OrphanedClaimsSchedule, searchEvery } from './orphaned-claims.schedule';
import type { ReleaseUnfinishedBlocks } from '../release-unfinished-blocks/release-unfinished-blocks';
import type { ForgetRevokedClaims } from '../forget-revoked-claims/forget-revoked-claims';
import { claimGrace, type ReleaseOrphanedClaims } from './release-orphaned-claims';

const minute = 60_000;

const schedule = () => {
  const run = jest.fn(async () => {});
  const runBlocks = jest.fn(async () => {});
  const forget = jest.fn(async () => {});
  return {
    run,
    runBlocks,
    forget,
    schedule: new OrphanedClaimsSchedule(
      { run } as Partial<ReleaseOrphanedClaims> as ReleaseOrphanedClaims,
      { run: runBlocks } as Partial<ReleaseUnfinishedBlocks> as ReleaseUnfinishedBlocks,
      { run: forget } as Partial<ForgetRevokedClaims> as ForgetRevokedClaims,
    ),
  };
};

describe('The search for orphaned claims and unfinished blocks', () => {
  beforeAll(() => Logger.overrideLogger(false));
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('happens at start-up and then so often that no claim is left behind for a minute', async () => {
    const { run, runBlocks, forget, schedule: orphanedClaims } = schedule();
    await orphanedClaims.onApplicationBootstrap();
    for (const search of [run, runBlocks, forget]) expect(search).toHaveBeenCalledTimes(1);
    expect(claimGrace + searchEvery).toBeLessThan(minute);
    await jest.advanceTimersByTimeAsync(3 * searchEvery);
    for (const search of [run, runBlocks, forget]) expect(search).toHaveBeenCalledTimes(4);
    await orphanedClaims.beforeApplicationShutdown();
  });

  it('goes on after a failure, which spoils one search and not the other', async () => {
    const { run, runBlocks, schedule: orphanedClaims } = schedule();
    run.mockRejectedValueOnce(new Error('The database is away'));
    await expect(orphanedClaims.onApplicationBootstrap()).resolves.toBeUndefined();
    expect(runBlocks).toHaveBeenCalledTimes(1);
    runBlocks.mockRejectedValueOnce(new Error('The database is away'));
    await jest.advanceTimersByTimeAsync(2 * searchEvery);
    for (const search of [run, runBlocks]) expect(search).toHaveBeenCalledTimes(3);
    await orphanedClaims.beforeApplicationShutdown();
  });

  it('is finished before the service lets go of its database, and does not begin again', async () => {
    const { run, schedule: orphanedClaims } = schedule();
    await orphanedClaims.onApplicationBootstrap();
    let finish: () => void = () => {};
    run.mockReturnValueOnce(new Promise<void>((resolve) => (finish = resolve)));
    await jest.advanceTimersByTimeAsync(searchEvery);
    const stopped = jest.fn();
    const stopping = orphanedClaims.beforeApplicationShutdown().then(stopped);
    await jest.advanceTimersByTimeAsync(searchEvery);
    expect(stopped).not.toHaveBeenCalled();
    finish();
    await stopping;
    await jest.advanceTimersByTimeAsync(5 * searchEvery);
    expect(run).toHaveBeenCalledTimes(2);
  });
});
