import { dayAt, hourAt, type Day } from '@hearthstay/stay';

/** The time at the property, for all code of this service that depends on the time. */
export class PropertyClock {
  constructor(
    /** IANA name, such as `Europe/Berlin`. */
    readonly timezone: string,
    /** The current instant. */
    readonly now: () => Date,
  ) {}

  /** Today's date at the property, which all rules about days use. */
  today(): Day {
    return dayAt(this.timezone, this.now());
  }

  /** The hour that the clocks at the property show, from 0 to 23. */
  hour(): number {
    return hourAt(this.timezone, this.now());
  }
}
