import { isDeepStrictEqual } from 'node:util';

/** The age at which a value is revalidated, in case the event that invalidates it is lost. */
const maxAgeMs = 5_000;
/** The pause after a failed call. */
const retryMs = 1_000;

interface Options<Value> {
  load: () => Promise<Value>;
  /** Called on the first failure after a success. */
  onFailure: (error: unknown) => void;
  /** A monotonic clock, in milliseconds. */
  now?: () => number;
}

/**
 * Caches a value and revalidates it in the background. Readers never wait, so a slow or unavailable service does not
 * slow them down.
 */
export class StaleWhileRevalidate<Value> {
  private value: Value | undefined;
  private freshUntil = -Infinity;
  /** Identifies the call under way. */
  private underWay: symbol | undefined;
  private retry: NodeJS.Timeout | undefined;
  private hasFailed = false;
  private isStopped = false;
  private readonly listeners: (() => void)[] = [];
  private readonly now: () => number;

  constructor(private readonly options: Options<Value>) {
    this.now = options.now ?? (() => performance.now());
  }

  /** The last known value, however old; `undefined` before the first one is known. */
  current(): Value | undefined {
    if (this.now() >= this.freshUntil) this.revalidate();
    return this.value;
  }

  /** Sets a value that is known without a call. */
  set(value: Value): void {
    this.abandonRead();
    this.keep(value, this.now());
  }

  /** Revalidates a changed value. The result of an earlier call may be the old value and is ignored. */
  invalidate(): void {
    this.abandonRead();
    this.revalidate();
  }

  /** @param listener is called after each change of the value. */
  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** Ends all calls in the background. */
  stop(): void {
    this.isStopped = true;
    this.abandonRead();
  }

  private abandonRead(): void {
    this.underWay = undefined;
    clearTimeout(this.retry);
    this.retry = undefined;
  }

  private revalidate(): void {
    if (this.isStopped || this.underWay || this.retry) return;
    const read = Symbol('read');
    this.underWay = read;
    void this.read(read);
  }

  /** Never rejects, because nobody waits for it. */
  private async read(read: symbol): Promise<void> {
    const startedAt = this.now();
    try {
      const value = await this.options.load();
      if (this.underWay !== read) return;
      this.keep(value, startedAt);
      this.underWay = undefined;
    } catch (error) {
      if (this.underWay === read) this.retryAfter(error);
    }
  }

  private keep(value: Value, readAt: number): void {
    this.hasFailed = false;
    this.freshUntil = readAt + maxAgeMs;
    const isChanged = !isDeepStrictEqual(value, this.value);
    this.value = value;
    if (isChanged) for (const listener of this.listeners) listener();
  }

  /** Retries without a reader, because other caches may contain what was computed without the value. */
  private retryAfter(error: unknown): void {
    this.underWay = undefined;
    if (!this.hasFailed) this.options.onFailure(error);
    this.hasFailed = true;
    this.retry = setTimeout(() => {
      this.retry = undefined;
      this.revalidate();
    }, retryMs).unref();
  }
}
