import { Logger } from '@nestjs/common';
import type { FinishBackgroundImage } from './finish-background-image/finish-background-image';
import type { RemoveUnusedFiles } from './remove-unused-files/remove-unused-files';
import { Upkeep } from './upkeep';

const minute = 60_000;

const start = () => {
  const finish = jest.fn((_signal: AbortSignal) => Promise.resolve());
  const removeUnused = jest.fn(() => Promise.resolve());
  const upkeep = new Upkeep(
    { run: finish } as Partial<FinishBackgroundImage> as FinishBackgroundImage,
    { run: removeUnused } as Partial<RemoveUnusedFiles> as RemoveUnusedFiles,
  );
  return { finish, removeUnused, upkeep };
};

describe('The upkeep', () => {
  beforeAll(() => Logger.overrideLogger(false));
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('happens at start-up, every minute, and when somebody asks for it', async () => {
    const { finish, removeUnused, upkeep } = start();
    upkeep.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(2 * minute);
    upkeep.wake();
    await jest.advanceTimersByTimeAsync(0);
    expect([finish.mock.calls.length, removeUnused.mock.calls.length]).toEqual([4, 4]);
    await upkeep.beforeApplicationShutdown();
  });

  it('goes on after a failure', async () => {
    const { finish, removeUnused, upkeep } = start();
    removeUnused.mockRejectedValueOnce(new Error('The database is away'));
    upkeep.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(minute);
    expect(finish).toHaveBeenCalledTimes(1);
    await upkeep.beforeApplicationShutdown();
  });

  it('is told to stop, waited for, and does not begin again', async () => {
    const { finish, upkeep } = start();
    let end: () => void = () => {};
    finish.mockReturnValueOnce(new Promise<void>((resolve) => (end = resolve)));
    upkeep.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(0);
    const stopped = jest.fn();
    const stopping = upkeep.beforeApplicationShutdown().then(stopped);
    await jest.advanceTimersByTimeAsync(5 * minute);
    expect(stopped).not.toHaveBeenCalled();
    expect(finish.mock.calls[0]?.[0].aborted).toBe(true);
    end();
    await stopping;
    upkeep.wake();
    await jest.advanceTimersByTimeAsync(minute);
    expect(finish).toHaveBeenCalledTimes(1);
  });
});
