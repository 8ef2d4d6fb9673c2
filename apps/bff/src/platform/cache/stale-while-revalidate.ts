import { isDeepStrictEqual } from 'node:util';

/** The age at which a value is read again, in case the event got lost that tells of its change. */
const maxAgeMs = 5_000;
/** The pause after a read that failed. */
const retryMs = 1_000;

interface Options<Value> {
  load: () => Promise<Value>;
  /** Is told of the first failure after a success. */
  onFailure: (error: unknown) => void;
  /** A clock that never goes back, in milliseconds. */
  now?: () => number;
}

/**
 * Keeps the last known value of something, and reads it again in the background. Its readers never wait, so a service
 * that is slow or away slows none of them.
 */
export class StaleWhileRevalidate<Value> {
  private value: Value | undefined;
  private freshUntil = -Infinity;
  private underWay: Promise<void> | undefined;
  private retry: NodeJS.Timeout | undefined;
  private hasFailed = false;
  private isStopped = false;
  private readonly listeners: (() => void)[] = [];
  private readonly now: () => number;

  constructor(private readonly options: Options<Value>) {
    this.now = options.now ?? (() => performance.now());
  }

  /** The last known value, however old; `undefined` as long as none has ever been known. */
  current(): Value | undefined {
    if (this.now() >= this.freshUntil) this.revalidate();
    return this.value;
  }

  /** Takes a value that is known without a read. */
  set(value: Value): void {
    this.abandonRead();
    this.keep(value, this.now());
  }

  /** Reads the value again, as it has changed. The answer to an earlier read may be the old value and is ignored. */
  invalidate(): void {
    this.abandonRead();
    this.revalidate();
  }

  /** @param listener is called after each change of the value. */
  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** Ends all reading in the background. */
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
    const startedAt = this.now();
    const read: Promise<void> = this.options.load().then(
      (value) => {
        if (this.underWay === read) this.keep(value, startedAt);
      },
      (error: unknown) => {
        if (this.underWay === read) this.retryAfter(error);
      },
    );
    this.underWay = read;
  }

  private keep(value: Value, readAt: number): void {
    this.underWay = undefined;
    this.hasFailed = false;
    this.freshUntil = readAt + maxAgeMs;
    const isChanged = !isDeepStrictEqual(value, this.value);
    this.value = value;
    if (isChanged) for (const listener of this.listeners) listener();
  }

  /**
   * A value that nobody asks for meanwhile has to come back as well: what was made without it may be kept elsewhere.
   */
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
