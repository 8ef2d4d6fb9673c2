/** The clock of this service; all of its time-dependent code uses it. */
export class Clock {
  constructor(readonly now: () => Date = () => new Date()) {}
}
