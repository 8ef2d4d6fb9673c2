import { memoizeFor } from './memoize-for';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('memoizeFor', () => {
  it('shares a call between concurrent and recent callers, and calls again later', async () => {
    let asked = 0;
    const ask = async () => (asked += 1);
    const remembered = memoizeFor(1_000, ask);
    expect(await Promise.all([remembered(), remembered()])).toEqual([1, 1]);
    await jest.advanceTimersByTimeAsync(999);
    expect(await remembered()).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(await remembered()).toBe(2);
  });

  it('caches a failure as long as a result, because a failing dependency must not be overloaded', async () => {
    const ask = jest.fn(() => Promise.reject(new Error('away')));
    const remembered = memoizeFor(1_000, ask);
    await expect(remembered()).rejects.toThrow('away');
    await expect(remembered()).rejects.toThrow('away');
    expect(ask).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1_000);
    await expect(remembered()).rejects.toThrow('away');
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
