import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** The maximum age of an entry, the same as of every cache of the BFF. */
const maxAgeMs = 5_000;
/** More browsers than view the page of one home at the same time. An evicted entry costs one call to the service. */
const maxAdmissions = 1_000;

/**
 * Caches which browser was admitted with which password, so that a page view does not verify the password again. Wrong
 * passwords are not cached, because the service counts them. A correct one is cached only together with the admission
 * cookie of the browser that sent it: otherwise a client that has used up its attempts could continue to guess by means
 * of the cache.
 */
export class Admissions {
  private readonly key = randomBytes(32);
  private readonly admitted: LRUCache<string, true>;
  private invalidations = 0;

  /** @param now a monotonic clock, in milliseconds. */
  constructor(private readonly now: () => number = () => performance.now()) {
    this.admitted = new LRUCache({ max: maxAdmissions, ttl: maxAgeMs, ttlResolution: 0, perf: { now } });
  }

  has(passwords: readonly string[], admission: string | undefined): boolean {
    return admission !== undefined && this.admitted.get(this.fingerprintOf(passwords, admission)) === true;
  }

  /**
   * Caches an admission once `verdict` resolves, unless the cache was invalidated since. @throws what `verdict` rejects
   * with
   */
  async addAfter(
    verdict: Promise<unknown>,
    passwords: readonly string[],
    admission: string | undefined,
  ): Promise<void> {
    const { invalidations } = this;
    const start = this.now();
    await verdict;
    if (admission === undefined || invalidations !== this.invalidations) return;
    this.admitted.set(this.fingerprintOf(passwords, admission), true, { start });
  }

  invalidate(): void {
    this.invalidations += 1;
    this.admitted.clear();
  }

  /** A keyed hash, so that no password stays in memory. */
  private fingerprintOf(passwords: readonly string[], admission: string): string {
    return createHmac('sha256', this.key)
      .update(JSON.stringify([admission, ...passwords]))
      .digest('base64');
  }
}
