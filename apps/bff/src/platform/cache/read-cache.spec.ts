import { ReadCache } from './read-cache';

/** A service that answers when it is told to, with one more each time. */
const slowService = () => {
  const answers: ((error?: Error) => void)[] = [];
  const load = () =>
    new Promise<number>((resolve, reject) => {
      const answer = answers.length + 1;
      answers.push((error) => (error ? reject(error) : resolve(answer)));
    });
  return { load, answers, asked: () => answers.length };
};

describe('a read cache', () => {
  let clock = 0;
  let service: ReturnType<typeof slowService>;
  let cache: ReadCache<number>;

  beforeEach(() => {
    clock = 0;
    service = slowService();
    cache = new ReadCache(service.load, () => clock);
  });

  const fill = async (): Promise<number> => {
    const value = cache.get();
    service.answers.at(-1)?.();
    return value;
  };

  it('asks once, however many ask it at once', async () => {
    const all = Array.from({ length: 1_000 }, () => cache.get());
    service.answers[0]?.();
    expect(new Set(await Promise.all(all))).toEqual(new Set([1]));
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
    expect([cache.peek(), await cache.get(), service.asked()]).toEqual([1, 1, 1]);
  });

  it('keeps nothing for longer than 5 seconds, counted from the question', async () => {
    const value = cache.get();
    clock = 2_000;
    service.answers[0]?.();
    await value;
    clock = 4_999;
    expect(cache.peek()).toBe(1);
    clock = 5_000;
    expect(cache.peek()).toBeUndefined();
    expect(await fill()).toBe(2);
  });

  it('asks anew for what was dropped', async () => {
    await fill();
    cache.drop();
    expect(cache.peek()).toBeUndefined();
    expect(await fill()).toBe(2);
  });

  it('does not keep what was under way when it was dropped', async () => {
    const early = cache.get();
    cache.drop();
    const late = cache.get();
    service.answers[1]?.();
    expect(await late).toBe(2);
    service.answers[0]?.();
    expect(await early).toBe(1);
    expect(cache.peek()).toBe(2);
  });

  it('lets nobody who asks after a drop wait for what was asked before it', async () => {
    const early = cache.get();
    cache.drop();
    service.answers[0]?.();
    await early;
    expect(cache.peek()).toBeUndefined();
    expect(await fill()).toBe(2);
  });

  it('keeps no failure', async () => {
    const first = cache.get();
    service.answers[0]?.(new Error('away'));
    await expect(first).rejects.toThrow('away');
    expect(await fill()).toBe(2);
  });

  it('goes on with a new question when an older one, dropped since, fails', async () => {
    const early = cache.get();
    cache.drop();
    const late = cache.get();
    service.answers[0]?.(new Error('away'));
    await expect(early).rejects.toThrow('away');
    expect(cache.get()).toBeInstanceOf(Promise);
    expect(service.asked()).toBe(2);
    service.answers[1]?.();
    expect(await late).toBe(2);
  });
});
