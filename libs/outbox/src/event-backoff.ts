interface Failing {
  documentId: string;
  failures: number;
  /** Milliseconds since 1970. */
  nextAttemptAt: number;
}

/** After so many failures in a row an operator should look at an event. */
const manyFailures = 5;

const longOverdueMs = 600_000;

/**
 * The events that could not be published, and when each is to be tried again: after a pause that doubles with each failure, and that is
 * shortened at random, so that events which have failed together do not come again together.
 */
export class FailingEvents {
  private readonly failing = new Map<string, Failing>();

  /** @param firstPause in milliseconds. */
  constructor(private readonly firstPause: number) {}

  mayBeTried(eventId: string, now = Date.now()): boolean {
    return (this.failing.get(eventId)?.nextAttemptAt ?? 0) <= now;
  }

  /** The ids of the documents that have such events. */
  documents(): Set<string> {
    return new Set([...this.failing.values()].map(({ documentId }) => documentId));
  }

  noteFailure(documentId: string, eventId: string, longestPause: number, now = Date.now()): void {
    const failures = (this.failing.get(eventId)?.failures ?? 0) + 1;
    const pause = Math.min(longestPause, this.firstPause * 2 ** (failures - 1));
    this.failing.set(eventId, { documentId, failures, nextAttemptAt: now + pause * (0.5 + Math.random() / 2) });
  }

  forget(eventId: string): void {
    this.failing.delete(eventId);
  }

  /** Forgets events that should have been tried long ago: another instance has published them. */
  forgetOverdue(now = Date.now()): void {
    for (const [eventId, { nextAttemptAt }] of this.failing)
      if (nextAttemptAt < now - longOverdueMs) this.failing.delete(eventId);
  }

  /** How many events have failed many times. */
  count(): number {
    return [...this.failing.values()].filter(({ failures }) => failures >= manyFailures).length;
  }
}
