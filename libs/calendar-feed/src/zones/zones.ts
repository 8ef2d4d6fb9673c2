import { isTimeZone } from '@hearthstay/stay';
import ICAL from 'ical.js';
import { describedZone, ianaZone, type Zone } from './zone';

/** The IANA name in a TZID, to which some programs add a prefix. */
const ianaNameIn = (tzid: string): string | undefined =>
  [tzid, tzid.split('/').slice(-2).join('/')].find((name) => name !== '' && isTimeZone(name));

/** The readable definitions of zones, by TZID. */
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

/** The zones of a calendar: by their IANA name if they have one, otherwise by the calendar's definition. */
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

  /** The zone of a TZID; `undefined` for an unknown one. */
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
