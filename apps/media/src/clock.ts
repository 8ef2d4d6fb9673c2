/** Everything in this service that depends on the time asks here. */
export class Clock {
  constructor(readonly now: () => Date = () => new Date()) {}
}
