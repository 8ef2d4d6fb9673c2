import ICAL from 'ical.js';
import { propertyName } from '../text/property-name';
import type { Zone } from '../zones/zone';
import type { Zones } from '../zones/zones';
import { timeValue, type TimeValue } from './time-value';

/** A property as ical.js represents it. */
interface Property {
  name: string;
  parameters: Record<string, string | string[] | undefined>;
  type: string;
  values: unknown[];
}

const propertyOf = (line: string): Property => {
  const [name, parameters, type, ...values] = ICAL.parse.property(line) as [
    ...[string, Property['parameters'], string],
    ...unknown[],
  ];
  return { name, parameters, type, values };
};

/** A day, a time, or a period, which begins with one. */
interface Dates {
  zone: Zone;
  type: string;
  values: unknown[];
}

/** The properties of an event. Each is parsed on access, so that an invalid one does not affect the others. */
export class EventProperties {
  /** Whether a time has an unknown zone. */
  hasUnknownZone = false;

  private readonly byName = new Map<string, string[]>();

  constructor(
    readonly lines: readonly string[],
    private readonly zones: Zones,
  ) {
    for (const line of lines) {
      const name = propertyName(line);
      this.byName.set(name, [...(this.byName.get(name) ?? []), line]);
    }
  }

  has(name: string): boolean {
    return this.all(name).length > 0;
  }

  text(name: string): string {
    const line = this.all(name)[0];
    return line === undefined ? '' : String(propertyOf(line).values[0]);
  }

  parameter(name: string, parameter: string): string {
    const line = this.all(name)[0];
    return String((line === undefined ? {} : propertyOf(line).parameters)[parameter] ?? '');
  }

  /** @throws RangeError when it is not a time. */
  time(name: string): TimeValue | undefined {
    const line = this.all(name)[0];
    if (line === undefined) return undefined;
    const { values, zone } = this.datesIn(line);
    return timeValue(String(values[0]), zone);
  }

  /** All properties of that name, each with a function that parses its values. */
  lists(name: string): { line: string; read: () => Dates }[] {
    return this.all(name).map((line) => ({ line, read: () => this.datesIn(line) }));
  }

  /** The unparsed values. */
  raw(name: string): string[] {
    return this.all(name).map((line) => line.slice(line.indexOf(':') + 1).trim());
  }

  private all(name: string): readonly string[] {
    return this.byName.get(name) ?? [];
  }

  private datesIn(line: string): Dates {
    const { parameters, type, values } = propertyOf(line);
    const tzid = parameters.tzid === undefined ? '' : String(parameters.tzid);
    const zone = tzid === '' ? this.zones.property : this.zones.find(tzid);
    if (!zone) this.hasUnknownZone = true;
    return { zone: zone ?? this.zones.property, type, values };
  }
}
