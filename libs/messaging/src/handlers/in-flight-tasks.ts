/** Tracks running tasks, so a server can wait for them when it stops. */
export class InFlightTasks {
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
