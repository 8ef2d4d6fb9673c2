import type { EventProperties } from './event-properties';
import { periodOf } from './period';

/** A property with busy periods. */
interface BusyLine {
  line: string;
  /** @throws RangeError for an unreadable period. */
  periods: () => ReturnType<typeof periodOf>[];
}

/** The busy periods of a free/busy component. */
export const busyPeriods = (properties: EventProperties): BusyLine[] =>
  properties
    .lists('FREEBUSY')
    .filter(({ line }) => !/^FREEBUSY;(?:[^:]*;)?FBTYPE=FREE[;:]/i.test(line))
    .map(({ line, read }) => ({
      line,
      periods: () => {
        const { values, zone } = read();
        return values.map((value) => periodOf(value, zone));
      },
    }));
