interface Failures {
  documentId: string;
  failures: number;
  /** On the clock of `performance.now()`, which is never set back. */
  nextAttemptAt: number;
}

/** From this number of consecutive failures on, the metric of failing events counts an event. */
const reportedFailures = 5;

const expiryMs = 600_000;

/** Exponential backoff with jitter for events whose publication failed, in the memory of this process. */
export class EventBackoff {
  private readonly failing = new Map<string, Failures>();

  /** @param firstPause in milliseconds. */
  constructor(private readonly firstPause: number) {}

  mayBeTried(eventId: string, now = performance.now()): boolean {
    return (this.failing.get(eventId)?.nextAttemptAt ?? 0) <= now;
  }

  /** The ids of the documents with failed events. */
  documents(): Set<string> {
    return new Set([...this.failing.values()].map(({ documentId }) => documentId));
  }

  noteFailure(documentId: string, eventId: string, longestPause: number, now = performance.now()): void {
    const failures = (this.failing.get(eventId)?.failures ?? 0) + 1;
    const pause = Math.min(longestPause, this.firstPause * 2 ** (failures - 1));
    this.failing.set(eventId, { documentId, failures, nextAttemptAt: now + pause * (0.5 + Math.random() / 2) });
  }

  forget(eventId: string): void {
    this.failing.delete(eventId);
  }

  /** Removes events that are overdue for ten minutes, because another instance has published them. */
  forgetOverdue(now = performance.now()): void {
    for (const [eventId, { nextAttemptAt }] of this.failing)
      if (nextAttemptAt < now - expiryMs) this.failing.delete(eventId);
  }

  /** The number of events that failed five times or more. */
  count(): number {
    return [...this.failing.values()].filter(({ failures }) => failures >= reportedFailures).length;
  }
}
