import { DomainError } from '@hearthstay/contracts';
import { EventExecutor } from './event-executor';
import { Latch } from '../testing/latch';

const event = (id?: string) => ({ id, name: 'door.opened' });
const timeout = { code: 'SERVICE_TIMEOUT' };

describe('EventExecutor', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const hang = () => [new Promise(() => undefined)];

  it('handles events concurrently up to the limit, and the others in turn', async () => {
    const runs = new EventExecutor({ concurrency: 2, deadlineMs: 100 });
    const started: number[] = [];
    const latches = [0, 1, 2, 3].map((index) => {
      const latch = new Latch();
      void runs.run(event(String(index)), () => [(started.push(index), latch.opened)]);
      return latch;
    });
    await jest.advanceTimersByTimeAsync(1);
    expect(started).toEqual([0, 1]);
    latches[1]?.open();
    await jest.advanceTimersByTimeAsync(1);
    expect(started).toEqual([0, 1, 2]);
  });

  it('counts the deadline from the start of the handlers, not from the arrival of the event', async () => {
    const runs = new EventExecutor({ concurrency: 1, deadlineMs: 100 });
    const work = () => [new Promise((resolve) => setTimeout(resolve, 90))];
    const outcomes = Promise.all(['a', 'b', 'c'].map((id) => runs.run(event(id), work)));
    await jest.advanceTimersByTimeAsync(3 * 90);
    await expect(outcomes).resolves.toHaveLength(3);
  });

  it('does not start an event a second time while its handlers run past their deadline', async () => {
    const runs = new EventExecutor({ concurrency: 1, deadlineMs: 100 });
    const latch = new Latch();
    const start = jest.fn(() => [latch.opened]);
    const late = expect(runs.run(event('a'), start)).rejects.toMatchObject({ errors: [timeout] });
    await jest.advanceTimersByTimeAsync(100);
    await late;
    expect(runs.overdue()).toBe(1);
    await expect(runs.run(event('a'), start)).rejects.toMatchObject(timeout);
    expect(start).toHaveBeenCalledTimes(1);

    latch.open();
    await jest.advanceTimersByTimeAsync(1);
    expect(runs.overdue()).toBe(0);
    await runs.run(event('a'), start);
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('handles concurrent deliveries of an event once, with one outcome', async () => {
    const runs = new EventExecutor({ concurrency: 2, deadlineMs: 100 });
    const start = jest.fn(() => [Promise.reject(new TypeError('cannot be opened'))]);
    const outcomes = await Promise.allSettled([runs.run(event('a'), start), runs.run(event('a'), start)]);
    expect(start).toHaveBeenCalledTimes(1);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('handles each event without an id', async () => {
    const runs = new EventExecutor({ concurrency: 2, deadlineMs: 100 });
    const start = jest.fn(() => [Promise.resolve()]);
    await Promise.all([runs.run(event(), start), runs.run(event(), start)]);
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('rejects waiting events after discardWaiting', async () => {
    const runs = new EventExecutor({ concurrency: 1, deadlineMs: 100 });
    runs.run(event('a'), hang).catch(() => undefined);
    const start = jest.fn(() => [Promise.resolve()]);
    const waiting = expect(runs.run(event('b'), start)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    await jest.advanceTimersByTimeAsync(1);
    runs.discardWaiting();
    await waiting;
    expect(start).not.toHaveBeenCalled();
  });

  describe('reports a stall', () => {
    const fill = (runs: EventExecutor, start: () => Promise<unknown>[], count: number): void => {
      for (let id = 0; id < count; id += 1) runs.run(event(String(id)), start).catch(() => undefined);
    };

    it('while all slots are taken and all events time out', async () => {
      const runs = new EventExecutor({ concurrency: 2, deadlineMs: 100 });
      fill(runs, hang, 6);
      await jest.advanceTimersByTimeAsync(250);
      expect(runs.stalledForMs()).toBeGreaterThanOrEqual(249);
      await jest.advanceTimersByTimeAsync(100);
      expect(runs.stalledForMs()).toBe(0);
    });

    it('since the latest event that failed other than by an outage', async () => {
      const runs = new EventExecutor({ concurrency: 1, deadlineMs: 100 });
      const failSlowly = () => [
        new Promise((_resolve, reject) => setTimeout(() => reject(new TypeError('cannot be opened')), 90)),
      ];
      fill(runs, failSlowly, 4);
      await jest.advanceTimersByTimeAsync(290);
      expect(runs.stalledForMs()).toBeLessThan(30);
    });

    it('of 0 while a slot is free', async () => {
      const runs = new EventExecutor({ concurrency: 2, deadlineMs: 100 });
      fill(runs, () => [Promise.reject(new DomainError('SERVICE_UNAVAILABLE'))], 1);
      await jest.advanceTimersByTimeAsync(50);
      expect(runs.stalledForMs()).toBe(0);
    });
  });
});
