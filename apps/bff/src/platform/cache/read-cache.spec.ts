import { ReadCache } from './read-cache';

interface Value {
  version: number;
}

/** A service whose calls the test resolves one by one; each returns a higher number. */
const slowService = () => {
  const settlers: ((error?: Error) => void)[] = [];
  const load = () =>
    new Promise<Value>((resolve, reject) => {
      const value = { version: settlers.length + 1 };
      settlers.push((error) => (error ? reject(error) : resolve(value)));
    });
  return { load, settlers, asked: () => settlers.length };
};

describe('A read cache', () => {
  let clock = 0;
  let service: ReturnType<typeof slowService>;
  let cache: ReadCache<Value>;

  beforeEach(() => {
    clock = 0;
    service = slowService();
    cache = new ReadCache(service.load, () => clock);
  });

  const fill = async (): Promise<Value> => {
    const value = cache.get();
    service.settlers.at(-1)?.();
    return value;
  };

  it('shares one call between concurrent misses', async () => {
    const all = Array.from({ length: 1_000 }, () => cache.get());
    service.settlers[0]?.();
    expect([...new Set(await Promise.all(all))]).toEqual([{ version: 1 }]);
    expect(service.asked()).toBe(1);
  });

  it('counts hits and misses', async () => {
    expect(cache.peek()).toBeUndefined();
    await fill();
    await cache.get();
    cache.peek();
    expect(cache.reads).toEqual({ hits: 2, misses: 1 });
  });

  it('returns a cached value without a call', async () => {
    await fill();
    expect([cache.peek(), await cache.get(), service.asked()]).toEqual([{ version: 1 }, { version: 1 }, 1]);
  });

  it('expires a value 5 seconds after the start of its call', async () => {
    const value = cache.get();
    clock = 2_000;
    service.settlers[0]?.();
    await value;
    clock = 4_999;
    expect(cache.peek()).toEqual({ version: 1 });
    clock = 5_001;
    expect(cache.peek()).toBeUndefined();
    expect(await fill()).toEqual({ version: 2 });
  });

  it('calls again after an invalidation', async () => {
    await fill();
    cache.invalidate();
    expect(cache.peek()).toBeUndefined();
    expect(await fill()).toEqual({ version: 2 });
  });

  it('does not keep the value of a call that was under way during an invalidation', async () => {
    const early = cache.get();
    cache.invalidate();
    const late = cache.get();
    service.settlers[1]?.();
    expect(await late).toEqual({ version: 2 });
    service.settlers[0]?.();
    expect(await early).toEqual({ version: 1 });
    expect(cache.peek()).toEqual({ version: 2 });
  });

  it('starts a new call after an invalidation, without waiting for the previous one', async () => {
    const early = cache.get();
    cache.invalidate();
    service.settlers[0]?.();
    await early;
    expect(cache.peek()).toBeUndefined();
    expect(await fill()).toEqual({ version: 2 });
  });

  it('does not keep errors', async () => {
    const first = cache.get();
    service.settlers[0]?.(new Error('away'));
    await expect(first).rejects.toThrow('away');
    expect(await fill()).toEqual({ version: 2 });
  });

  it('returns the new value when a previous, invalidated call fails', async () => {
    const early = cache.get();
    cache.invalidate();
    const late = cache.get();
    service.settlers[0]?.(new Error('away'));
    await expect(early).rejects.toThrow('away');
    expect(cache.get()).toBeInstanceOf(Promise);
    expect(service.asked()).toBe(2);
    service.settlers[1]?.();
    expect(await late).toEqual({ version: 2 });
  });
});
