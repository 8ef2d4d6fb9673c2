import { dayAt, type Day } from '@hearthstay/stay';

/** The time at the property, for all code of this service that depends on the time. */
export class PropertyClock {
  constructor(
    /** IANA name, such as `Europe/Berlin`. */
    readonly timezone: string,
    /** The present instant. */
    readonly now: () => Date = () => new Date(),
  ) {}

  /** The day it is at the property, which every rule about days means. */
  today(): Day {
    return dayAt(this.timezone, this.now());
  }
}
