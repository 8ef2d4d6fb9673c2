/**
 * The time, for all code of a process whose rules depend on it: the scheduler, the services and the BFF share one.
 * Tests replace it by one that they turn; nothing else does.
 */
export class Clock {
  constructor(
    /** The current instant. */
    readonly now: () => Date = () => new Date(),
  ) {}
}
