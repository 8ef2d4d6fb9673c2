import { ReadCache } from './read-cache';

interface Value {
  answer: number;
}

/** A service that answers when it is told to, with one more each time. */
const slowService = () => {
  const answers: ((error?: Error) => void)[] = [];
  const load = () =>
    new Promise<Value>((resolve, reject) => {
      const value = { answer: answers.length + 1 };
      answers.push((error) => (error ? reject(error) : resolve(value)));
    });
  return { load, answers, asked: () => answers.length };
};

describe('a read cache', () => {
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

  it('asks once, however many ask it at once', async () => {
    const all = Array.from({ length: 1_000 }, () => cache.get());
    service.answers[0]?.();
    expect([...new Set(await Promise.all(all))]).toEqual([{ answer: 1 }]);
    expect(service.asked()).toBe(1);
  });

  it('counts how often what was wanted was there', async () => {
    expect(cache.peek()).toBeUndefined();
    await fill();
    await cache.get();
    cache.peek();
    expect(cache.reads).toEqual({ hits: 2, misses: 1 });
  });

  it('does not ask for what it keeps', async () => {
    await fill();
    expect([cache.peek(), await cache.get(), service.asked()]).toEqual([{ answer: 1 }, { answer: 1 }, 1]);
  });

  it('keeps nothing for longer than 5 seconds, counted from the call', async () => {
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

  it('asks anew for what was invalidated', async () => {
    await fill();
    cache.invalidate();
    expect(cache.peek()).toBeUndefined();
    expect(await fill()).toEqual({ answer: 2 });
  });

  it('does not keep what was under way when it was invalidated', async () => {
    const early = cache.get();
    cache.invalidate();
    const late = cache.get();
    service.answers[1]?.();
    expect(await late).toEqual({ answer: 2 });
    service.answers[0]?.();
    expect(await early).toEqual({ answer: 1 });
    expect(cache.peek()).toEqual({ answer: 2 });
  });

  it('lets nobody who asks after an invalidation wait for what was asked before it', async () => {
    const early = cache.get();
    cache.invalidate();
    service.answers[0]?.();
    await early;
    expect(cache.peek()).toBeUndefined();
    expect(await fill()).toEqual({ answer: 2 });
  });

  it('keeps no failure', async () => {
    const first = cache.get();
    service.answers[0]?.(new Error('away'));
    await expect(first).rejects.toThrow('away');
    expect(await fill()).toEqual({ answer: 2 });
  });

  it('goes on with a new question when an older one, invalidated since, fails', async () => {
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
