/** Counts what is being handled, so that a server can stop taking and still finish what it has taken. */
export class PendingWork {
  private readonly running = new Set<Promise<unknown>>();

  track<Result>(work: Promise<Result>): Promise<Result> {
    const tracked = work.finally(() => this.running.delete(tracked));
    this.running.add(tracked);
    return tracked;
  }

  async settled(): Promise<void> {
    while (this.running.size > 0) await Promise.allSettled(this.running);
  }
}
