import type { EventProperties } from './event-properties';
import { periodOf } from './period';

/** A line of busy periods. */
interface BusyLine {
  line: string;
  /** @throws RangeError when one cannot be read. */
  periods: () => ReturnType<typeof periodOf>[];
}

/** The lines of a free/busy component that say when somebody is not free. */
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
