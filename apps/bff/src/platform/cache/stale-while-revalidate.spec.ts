import { StaleWhileRevalidate } from './stale-while-revalidate';

const retryMs = 1_000;

describe('a value that is kept while it is read again', () => {
  let clock: number;
  let reads: { answer(value: string): Promise<void>; fail(): Promise<void> }[];
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
          answer: (value) => settle(() => resolve(value))(),
          fail: settle(() => reject(new Error('away'))),
        });
      });
    kept = new StaleWhileRevalidate({ load, onFailure, now: () => clock });
    kept.onChange(changed);
  });
  afterEach(() => jest.useRealTimers());

  it('is unknown at first, and its change is told once it is known', async () => {
    expect([kept.current(), kept.current(), reads.length]).toEqual([undefined, undefined, 1]);
    await reads[0]?.answer('lake');
    expect([kept.current(), changed.mock.calls.length, reads.length]).toEqual(['lake', 1, 1]);
  });

  it('is read again after 5 seconds, counted from the question, and stays meanwhile', async () => {
    kept.current();
    clock = 2_000;
    await reads[0]?.answer('lake');
    clock = 4_999;
    kept.current();
    expect(reads).toHaveLength(1);
    clock = 5_000;
    expect([kept.current(), reads.length]).toEqual(['lake', 2]);
    await reads[1]?.answer('lake');
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('stays when it cannot be read, and is read again without anybody asking', async () => {
    kept.set('lake');
    kept.invalidate();
    await reads[0]?.fail();
    expect([kept.current(), reads.length]).toEqual(['lake', 1]);
    await jest.advanceTimersByTimeAsync(retryMs);
    await reads[1]?.fail();
    await jest.advanceTimersByTimeAsync(retryMs);
    await reads[2]?.answer('sea');
    expect([kept.current(), onFailure.mock.calls.length]).toEqual(['sea', 1]);
    await jest.advanceTimersByTimeAsync(10 * retryMs);
    expect(reads).toHaveLength(3);
  });

  it('ignores an answer that was under way when it changed', async () => {
    kept.current();
    kept.invalidate();
    await reads[1]?.answer('new');
    await reads[0]?.answer('old');
    expect(kept.current()).toBe('new');
  });

  it('ignores an answer that was under way when it was set', async () => {
    kept.current();
    kept.set('new');
    await reads[0]?.answer('old');
    expect([kept.current(), changed.mock.calls.length]).toEqual(['new', 1]);
  });

  it('is read no more after the stop', async () => {
    kept.current();
    await reads[0]?.fail();
    kept.stop();
    kept.invalidate();
    await jest.advanceTimersByTimeAsync(10 * retryMs);
    expect(reads).toHaveLength(1);
  });
});
