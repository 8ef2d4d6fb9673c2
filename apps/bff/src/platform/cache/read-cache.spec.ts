import { ReadCache } from './read-cache';

interface Value {
  answer: number;
}

/** A service whose calls the test resolves one by one; each returns a higher number. */
const slowService = () => {
  const answers: ((error?: Error) => void)[] = [];
  const load = () =>
    new Promise<Value>((resolve, reject) => {
      const value = { answer: answers.length + 1 };
      answers.push((error) => (error ? reject(error) : resolve(value)));
    });
  return { load, answers, asked: () => answers.length };
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
    service.answers.at(-1)?.();
    return value;
  };

  it('shares one call between concurrent misses', async () => {
    const all = Array.from({ length: 1_000 }, () => cache.get());
    service.answers[0]?.();
    expect([...new Set(await Promise.all(all))]).toEqual([{ answer: 1 }]);
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
    expect([cache.peek(), await cache.get(), service.asked()]).toEqual([{ answer: 1 }, { answer: 1 }, 1]);
  });

  it('expires a value 5 seconds after the start of its call', async () => {
    const value = cache.get();
    clock = 2_000;
    service.answers[0]?.();
    await value;
    clock = 4_999;
    expect(cache.peek()).toEqual({ answer: 1 });
    clock = 5_001;
    expect(cache.peek()).toBeUndefined();
    expect(await fill()).toEqual({ answer: 2 });
  });

  it('calls again after an invalidation', async () => {
    await fill();
    cache.invalidate();
    expect(cache.peek()).toBeUndefined();
    expect(await fill()).toEqual({ answer: 2 });
  });

  it('does not keep the value of a call that was under way during an invalidation', async () => {
    const early = cache.get();
    cache.invalidate();
    const late = cache.get();
    service.answers[1]?.();
    expect(await late).toEqual({ answer: 2 });
    service.answers[0]?.();
    expect(await early).toEqual({ answer: 1 });
    expect(cache.peek()).toEqual({ answer: 2 });
  });

  it('starts a new call after an invalidation, without waiting for the previous one', async () => {
    const early = cache.get();
    cache.invalidate();
    service.answers[0]?.();
    await early;
    expect(cache.peek()).toBeUndefined();
    expect(await fill()).toEqual({ answer: 2 });
  });

  it('does not keep errors', async () => {
    const first = cache.get();
    service.answers[0]?.(new Error('away'));
    await expect(first).rejects.toThrow('away');
    expect(await fill()).toEqual({ answer: 2 });
  });

  it('returns the new value when a previous, invalidated call fails', async () => {
    const early = cache.get();
    cache.invalidate();
    const late = cache.get();
    service.answers[0]?.(new Error('away'));
    await expect(early).rejects.toThrow('away');
    expect(cache.get()).toBeInstanceOf(Promise);
    expect(service.asked()).toBe(2);
    service.answers[1]?.();
    expect(await late).toEqual({ answer: 2 });
  });
});
