import { DomainError } from '@hearthstay/contracts';
import { FeedCache } from './feed.cache';

const read = { token: 'secret', userAgent: 'Airbnb', isRecorded: true };

describe('The cache of feeds', () => {
  let now: number;
  let call: jest.Mock;
  let cache: FeedCache;

  beforeEach(() => {
    now = 1_000;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    call = jest.fn(async () => ({ calendar: 'BEGIN:VCALENDAR' }));
    cache = new FeedCache({ call });
  });
  afterEach(() => jest.restoreAllMocks());

  const recorded = () => call.mock.calls.map(([, request]) => request);

  it('has the service record a reader once for each entry', async () => {
    const first = await cache.get(read);
    expect(await cache.get(read)).toBe(first);
    expect(cache.peek(read)).toBe(first);
    expect(recorded()).toEqual([read]);
    now = 6_001;
    await cache.get(read);
    expect(recorded()).toEqual([read, read]);
  });

  it.each([
    ['another token', { ...read, token: 'other' }],
    ['another reader', { ...read, userAgent: 'Vrbo' }],
    ['only the headers', { ...read, isRecorded: false }],
  ])('has the service record each reader and each feed (%s)', async (_what, other) => {
    await cache.get(other);
    expect(cache.peek(read)).toBeUndefined();
    await cache.get(read);
    expect(recorded()).toEqual([other, read]);
  });

  it('calls the service again after an invalidation, also for a call that was under way', async () => {
    const early = cache.get(read);
    cache.invalidate();
    await early;
    expect(cache.peek(read)).toBeUndefined();
    await cache.get(read);
    cache.invalidate();
    expect(cache.peek(read)).toBeUndefined();
  });

  it('fails without the service once the entry has expired', async () => {
    await cache.get(read);
    call.mockRejectedValue(new DomainError('SERVICE_UNAVAILABLE'));
    now = 5_999;
    expect((await cache.get(read)).body.toString()).toBe('BEGIN:VCALENDAR');
    now = 6_001;
    await expect(cache.get(read)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });

  it('keeps its entries when unknown tokens are tried', async () => {
    await cache.get(read);
    call.mockRejectedValue(new DomainError('NOT_FOUND'));
    const guesses = Array.from({ length: 300 }, (_, index) => cache.get({ ...read, token: `guess-${index}` }));
    for (const { status } of await Promise.allSettled(guesses)) expect(status).toBe('rejected');
    expect(cache.peek(read)).toBeDefined();
  });

  it('shares one call between readers of the same kind, and counts hits and misses', async () => {
    await Promise.all([cache.get(read), cache.get(read)]);
    await cache.get(read);
    cache.peek(read);
    cache.peek({ ...read, token: 'other' });
    expect(recorded()).toEqual([read]);
    expect(cache.reads).toEqual({ hits: 2, misses: 2 });
  });

  it('keeps a limited number of entries, whatever readers there are', async () => {
    const readers = Array.from({ length: 300 }, (_, index) => ({ ...read, userAgent: `Reader ${index}` }));
    for (const reader of readers) await cache.get(reader);
    expect(readers.filter((reader) => cache.peek(reader))).toHaveLength(100);
  });
});
