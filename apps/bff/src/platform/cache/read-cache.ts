import { LRUCache } from 'lru-cache';

/** The age at which a value expires, in case the event that invalidates it is lost. */
const maxAgeMs = 5_000;
const key = 'value';

/**
 * Caches one value of a service. Concurrent misses share one call. A call that is in progress during an invalidation
 * still serves its callers, but its value is not cached, because it may be outdated.
 */
export class ReadCache<Value extends object> {
  /** Counts since the start of the process. */
  readonly reads = { hits: 0, misses: 0 };
  private readonly cache: LRUCache<typeof key, Value>;

  /** @param now a monotonic clock, in milliseconds. */
  constructor(load: () => Promise<Value>, now: () => number = () => performance.now()) {
    this.cache = new LRUCache({
      max: 1,
      ttl: maxAgeMs,
      ttlResolution: 0,
      perf: { now },
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _stale, { options }) => {
        const calledAt = now();
        const value = await load();
        // A value may be as old as the call for it. Zero would mean that it never expires.
        options.ttl = Math.max(1, maxAgeMs - (now() - calledAt));
        return value;
      },
    });
  }

  /** The cached value; `undefined` if a call to the service is necessary. */
  peek(): Value | undefined {
    const value = this.cache.get(key);
    if (value !== undefined) this.reads.hits += 1;
    return value;
  }

  /** @throws the error of the service; errors are not cached. */
  async get(): Promise<Value> {
    const value = this.peek();
    if (value !== undefined) return value;
    this.reads.misses += 1;
    return this.cache.forceFetch(key);
  }

  invalidate(): void {
    this.cache.delete(key);
  }
}
