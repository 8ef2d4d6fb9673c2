import { AsyncLocalStorage } from 'node:async_hooks';
import { Logger } from '@nestjs/common';
import type { ScheduledTaskRepository } from './persistence/scheduled-task.repository';
import { Scheduler, type Found } from './scheduler';

const every = 25_000;

describe('The scheduler', () => {
  let scheduler: Scheduler;
  const run = jest.fn(() => Promise.resolve());
  let log: jest.SpiedFunction<Logger['error']>;

  beforeAll(() => Logger.overrideLogger(false));
  beforeEach(() => {
    log = jest.spyOn(Logger.prototype, 'error');
    jest.useFakeTimers();
    run.mockReset().mockResolvedValue();
    log.mockClear();
    scheduler = new Scheduler({} as ScheduledTaskRepository);
  });
  afterEach(async () => {
    await scheduler.beforeApplicationShutdown();
    jest.useRealTimers();
  });

  const start = async () => {
    const task = scheduler.add({ name: 'release claims', every, run });
    scheduler.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(0);
    return task;
  };
  const metric = (name: string) => scheduler.readMetrics().find((each) => each.name === name)?.value;

  it('runs nothing before the service has started', async () => {
    scheduler.add({ name: 'release claims', every, run }).wake();
    await jest.advanceTimersByTimeAsync(every);
    expect(run).not.toHaveBeenCalled();
  });

  it('runs a task at the start and then at most its interval apart', async () => {
    await start();
    expect(run).toHaveBeenCalledTimes(1);
    for (let runs = 1; runs < 20; runs++) {
      await jest.advanceTimersByTimeAsync(0.9 * every - 1);
      if (run.mock.calls.length === runs) await jest.advanceTimersByTimeAsync(0.1 * every + 1);
      expect(run.mock.calls.length).toBeGreaterThan(runs);
    }
  });

  describe('with a task that found nothing', () => {
    const everyAtRest = 100_000;
    const run = jest.fn<Promise<Found>, []>();
    const startAtRest = async () => {
      run.mockReset().mockResolvedValue('nothing');
      const task = scheduler.add({ name: 'release claims', every, everyAtRest, run });
      scheduler.onApplicationBootstrap();
      await jest.advanceTimersByTimeAsync(0);
      return task;
    };

    it('runs it at its longer interval, until it finds something', async () => {
      await startAtRest();
      await jest.advanceTimersByTimeAsync(0.9 * everyAtRest - 1);
      expect(run).toHaveBeenCalledTimes(1);
      run.mockResolvedValue('something');
      await jest.advanceTimersByTimeAsync(0.1 * everyAtRest + 1);
      expect(run).toHaveBeenCalledTimes(2);
      await jest.advanceTimersByTimeAsync(every);
      expect(run.mock.calls.length).toBeGreaterThan(2);
    });

    it('runs it within a shorter time on request, also when the run in progress finds nothing', async () => {
      const task = await startAtRest();
      run.mockImplementation(async () => {
        await Promise.resolve();
        task.runWithin(2_000);
        return 'nothing';
      });
      task.runWithin(1_000);
      await jest.advanceTimersByTimeAsync(1_000);
      expect(run).toHaveBeenCalledTimes(2);
      await jest.advanceTimersByTimeAsync(2_000);
      expect(run).toHaveBeenCalledTimes(3);
    });
  });

  it('runs a task outside of the context that wakes it, now and later', async () => {
    const command = new AsyncLocalStorage<string>();
    const contexts: (string | undefined)[] = [];
    run.mockImplementation(() => Promise.resolve(void contexts.push(command.getStore())));
    const task = await start();
    command.run('of the command', () => task.wake());
    await jest.advanceTimersByTimeAsync(every);
    expect(contexts.length).toBeGreaterThan(2);
    expect(contexts.filter((context) => context !== undefined)).toEqual([]);
  });

  it('runs tasks of different intervals by one timer', async () => {
    await start();
    const hourly = jest.fn(() => Promise.resolve());
    scheduler.add({ name: 'forget', every: 3_600_000, run: hourly });
    await jest.advanceTimersByTimeAsync(3_300_000);
    expect(hourly.mock.calls.length).toBeLessThanOrEqual(2);
    expect(hourly).toHaveBeenCalled();
    expect(run.mock.calls.length).toBeGreaterThanOrEqual(132);
    expect(jest.getTimerCount()).toBe(1);
  });

  it('retries a failed task after 1, 2, 4 … seconds, at most after its interval, and logs the failure', async () => {
    run.mockRejectedValue(new Error('The database is away'));
    await start();
    for (const seconds of [1, 2, 4, 8, 16, 25, 25]) {
      const before = run.mock.calls.length;
      await jest.advanceTimersByTimeAsync(seconds * 1_000 - 1);
      expect(run).toHaveBeenCalledTimes(before);
      await jest.advanceTimersByTimeAsync(1);
      expect(run).toHaveBeenCalledTimes(before + 1);
    }
    expect(log).toHaveBeenCalledWith(expect.anything(), 'Cannot release claims: next attempt in 1 s');
    expect(metric('hearthstay_task_failures_total')).toBe(8);
  });

  it('does not delay other tasks by a failing one', async () => {
    scheduler.add({ name: 'fail', every, run: (): Promise<void> => Promise.reject(new Error('always')) });
    await start();
    await jest.advanceTimersByTimeAsync(3 * every);
    expect(run.mock.calls.length).toBeGreaterThanOrEqual(4);
  });

  it('runs a woken task immediately, and once more if it is running', async () => {
    const task = await start();
    task.wake();
    await jest.advanceTimersByTimeAsync(0);
    expect(run).toHaveBeenCalledTimes(2);

    let finish: () => void = () => undefined;
    run.mockReturnValueOnce(new Promise<void>((resolve) => (finish = resolve)));
    task.wake();
    task.wake();
    task.wake();
    await jest.advanceTimersByTimeAsync(2 * every);
    expect(run).toHaveBeenCalledTimes(3);
    finish();
    await jest.advanceTimersByTimeAsync(0);
    expect(run).toHaveBeenCalledTimes(4);
  });

  it('runs overdue tasks within half a minute after a suspension', async () => {
    scheduler.add({ name: 'forget', every: 3_600_000, run });
    scheduler.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(0);
    jest.setSystemTime(Date.now() + 5 * 3_600_000);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('continues after the clock was set back by years', async () => {
    await start();
    jest.setSystemTime(new Date('2001-01-01'));
    await jest.advanceTimersByTimeAsync(30_000);
    expect(run.mock.calls.length).toBeGreaterThanOrEqual(2);
  });

  it('waits for running tasks when the service stops, and starts no more', async () => {
    let finish: () => void = () => undefined;
    let signal: AbortSignal | undefined;
    scheduler.add({
      name: 'render',
      every,
      run: (given) => {
        signal = given;
        return new Promise<void>((resolve) => (finish = resolve));
      },
    });
    await start();
    const stopped = jest.fn();
    const stopping = scheduler.beforeApplicationShutdown().then(stopped);
    await jest.advanceTimersByTimeAsync(every);
    expect(signal?.aborted).toBe(true);
    expect(stopped).not.toHaveBeenCalled();
    finish();
    await stopping;
    await jest.advanceTimersByTimeAsync(5 * every);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('returns the time of the last run', async () => {
    await start();
    const now = Date.now() / 1_000;
    expect(metric('hearthstay_task_last_run_timestamp_seconds')).toBe(now);
  });
});
