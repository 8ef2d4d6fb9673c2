import { Scheduler, type ScheduledTaskRepository } from '@hearthstay/scheduler';
import type { FinishBackgroundImage } from '../background-image';
import type { FinishPhotos } from '../photos';
import type { RemoveUnusedFiles } from './remove-unused-files';
import { Maintenance } from './maintenance';

describe('The maintenance', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('runs at the start, every minute and on demand, and is aborted by a stop', async () => {
    const scheduler = new Scheduler({} as ScheduledTaskRepository);
    const finish = jest.fn((_signal: AbortSignal) => Promise.resolve());
    const finishPhotos = jest.fn((_signal: AbortSignal) => Promise.resolve());
    const removeUnused = jest.fn(() => Promise.resolve());
    const maintenance = new Maintenance(
      { run: finish } as Partial<FinishBackgroundImage> as FinishBackgroundImage,
      { run: finishPhotos } as Partial<FinishPhotos> as FinishPhotos,
      { run: removeUnused } as Partial<RemoveUnusedFiles> as RemoveUnusedFiles,
      scheduler,
    );
    const expectRuns = (runs: number) =>
      expect([finish, finishPhotos, removeUnused].map(({ mock }) => mock.calls.length)).toEqual([runs, runs, runs]);
    scheduler.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(0);
    expectRuns(1);
    await jest.advanceTimersByTimeAsync(60_000);
    expectRuns(2);
    maintenance.wake();
    await jest.advanceTimersByTimeAsync(0);
    expectRuns(3);
    await scheduler.beforeApplicationShutdown();
    expect(finish.mock.calls[2]?.[0].aborted).toBe(true);
  });
});
