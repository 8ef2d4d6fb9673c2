import { StaleWhileRevalidate } from './stale-while-revalidate';

const retryMs = 1_000;

describe('A stale-while-revalidate cache', () => {
  let clock: number;
  let reads: { finish(value: string): Promise<void>; fail(): Promise<void> }[];
  let onFailure: jest.Mock;
  let changed: jest.Mock;
  let kept: StaleWhileRevalidate<string>;

  beforeEach(() => {
    jest.useFakeTimers();
    clock = 0;
    reads = [];
    onFailure = jest.fn();
    changed = jest.fn();
    const load = () =>
      new Promise<string>((resolve, reject) => {
        const settle = (act: () => void) => async () => {
          act();
          await jest.advanceTimersByTimeAsync(0);
        };
        reads.push({
          finish: (value) => settle(() => resolve(value))(),
          fail: settle(() => reject(new Error('away'))),
        });
      });
    kept = new StaleWhileRevalidate({ load, onFailure, now: () => clock });
    kept.onChange(changed);
  });
  afterEach(() => jest.useRealTimers());

  it('is empty at first and calls the listeners once it has a value', async () => {
    expect([kept.current(), kept.current(), reads.length]).toEqual([undefined, undefined, 1]);
    await reads[0]?.finish('lake');
    expect([kept.current(), changed.mock.calls.length, reads.length]).toEqual(['lake', 1, 1]);
  });

  it('revalidates a value 5 seconds after the start of its call and returns it meanwhile', async () => {
    kept.current();
    clock = 2_000;
    await reads[0]?.finish('lake');
    clock = 4_999;
    kept.current();
    expect(reads).toHaveLength(1);
    clock = 5_000;
    expect([kept.current(), reads.length]).toEqual(['lake', 2]);
    await reads[1]?.finish('lake');
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('keeps a value that it cannot revalidate and retries without a reader', async () => {
    kept.set('lake');
    kept.invalidate();
    await reads[0]?.fail();
    expect([kept.current(), reads.length]).toEqual(['lake', 1]);
    await jest.advanceTimersByTimeAsync(retryMs);
    await reads[1]?.fail();
    await jest.advanceTimersByTimeAsync(retryMs);
    await reads[2]?.finish('sea');
    expect([kept.current(), onFailure.mock.calls.length]).toEqual(['sea', 1]);
    await jest.advanceTimersByTimeAsync(10 * retryMs);
    expect(reads).toHaveLength(3);
  });

  it('ignores the result of a call that was under way during an invalidation', async () => {
    kept.current();
    kept.invalidate();
    await reads[1]?.finish('new');
    await reads[0]?.finish('old');
    expect(kept.current()).toBe('new');
  });

  it('ignores the result of a call that was under way when a value was set', async () => {
    kept.current();
    kept.set('new');
    await reads[0]?.finish('old');
    expect([kept.current(), changed.mock.calls.length]).toEqual(['new', 1]);
  });

  it('does not call after it was stopped', async () => {
    kept.current();
    await reads[0]?.fail();
    kept.stop();
    kept.invalidate();
    await jest.advanceTimersByTimeAsync(10 * retryMs);
    expect(reads).toHaveLength(1);
  });
});
