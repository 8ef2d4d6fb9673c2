/** The longest that a copy may outlive the truth: should the event get lost that would have dropped it. */
const maxAgeMs = 5_000;

/**
 * Keeps one answer of a service in memory. However many ask while there is none, the service is asked once. An answer that was
 * under way when the copy was dropped reaches those who wait for it already, and is not kept: it may be the old one.
 */
export class ReadCache<Value> {
  private kept: { value: Value; until: number } | undefined;
  private underWay: Promise<Value> | undefined;
  /** How often what was wanted was there, and how often the service had to be asked or its answer waited for. */
  readonly reads = { hits: 0, misses: 0 };

  /** @param now a clock that never goes back, in milliseconds. */
  constructor(
    private readonly load: () => Promise<Value>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** What there is without waiting; `undefined` when the service has to be asked. */
  peek(): Value | undefined {
    if (!this.kept || this.now() >= this.kept.until) return undefined;
    this.reads.hits += 1;
    return this.kept.value;
  }

  /** @throws what the service refused or failed with; the next one who asks tries again. */
  async get(): Promise<Value> {
    const value = this.peek();
    if (value !== undefined) return value;
    this.reads.misses += 1;
    return (this.underWay ??= this.fill());
  }

  drop(): void {
    this.kept = undefined;
    this.underWay = undefined;
  }

  private fill(): Promise<Value> {
    // The answer is as old as the question: what happens after it is not in it for sure.
    const until = this.now() + maxAgeMs;
    const flight: Promise<Value> = this.load().then(
      (value) => {
        if (this.underWay === flight) {
          this.kept = { value, until };
          this.underWay = undefined;
        }
        return value;
      },
      (error: unknown) => {
        if (this.underWay === flight) this.underWay = undefined;
        throw error;
      },
    );
    return flight;
  }
}
