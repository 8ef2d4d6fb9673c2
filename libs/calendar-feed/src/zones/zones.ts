import { isTimeZone } from '@hearthstay/stay';
import ICAL from 'ical.js';
import { describedZone, ianaZone, type Zone } from './zone';

/** The IANA name in a TZID; some programs put a prefix of their own before it. */
const ianaNameIn = (tzid: string): string | undefined =>
  [tzid, tzid.split('/').slice(-2).join('/')].find((name) => name !== '' && isTimeZone(name));

/** Each TZID and its description, of those that can be read. */
const describedIn = (timeZones: readonly string[][]): Map<string, ICAL.Component> => {
  const described = new Map<string, ICAL.Component>();
  for (const lines of timeZones) {
    try {
      const component = ICAL.Component.fromString(lines.join('\r\n'));
      described.set(String(component.getFirstPropertyValue('tzid')), component);
    } catch {
      // Its times are read as at the property.
    }
  }
  return described;
};

/** The zones of a calendar: those that have an IANA name are read by it, others as the calendar describes them. */
export class Zones {
  readonly property: Zone;
  private readonly described: Map<string, ICAL.Component>;
  private readonly byTzid = new Map<string, Zone | undefined>();
  private readonly byName = new Map<string, Zone>();

  /** @param timeZone of the property, IANA name. */
  constructor(timeZone: string, descriptions: readonly string[][]) {
    this.property = this.named(timeZone);
    this.described = describedIn(descriptions);
  }

  /** The zone of a TZID; `undefined` when nobody knows it. */
  find(tzid: string): Zone | undefined {
    if (!this.byTzid.has(tzid)) this.byTzid.set(tzid, this.resolve(tzid));
    return this.byTzid.get(tzid);
  }

  private resolve(tzid: string): Zone | undefined {
    const name = ianaNameIn(tzid);
    if (name) return this.named(name);
    const component = this.described.get(tzid);
    return component && describedZone(component);
  }

  private named(name: string): Zone {
    const zone = this.byName.get(name) ?? ianaZone(name);
    this.byName.set(name, zone);
    return zone;
  }
}
