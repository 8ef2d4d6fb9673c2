import { parseDay, type Day } from '@hearthstay/stay';
import { holidayRegions, type HolidayRegion } from './regions';

/** A holiday of the data. */
export interface Row {
  from: Day;
  /** The last day, which is included. */
  to: Day;
  /** The German name, by which `holidays.json` of each language has its own. */
  name: string;
  /** The regions of the country that have it; absent for all. */
  regions?: HolidayRegion[];
}

const shape = /^(\d{4}-\d\d-\d\d)(?:\/(\d{4}-\d\d-\d\d))? ([^[]+?)(?: \[([^\]]+)\])?$/u;

const isRegion = (text: string): text is HolidayRegion => holidayRegions.some((region) => region === text);

/** "2026-10-26/2026-10-30 Herbstferien", or "2026-11-01 Allerheiligen [DE-BW DE-BY]" for one day of two regions. */
export const rowText = ({ from, to, name, regions }: Row): string =>
  `${from === to ? from : `${from}/${to}`} ${name}${regions ? ` [${regions.join(' ')}]` : ''}`;

/** @throws RangeError for a text of another shape, an unknown region, or days in the wrong order */
export const readRow = (text: string): Row => {
  const [, first, last, name, places] = shape.exec(text) ?? [];
  const regions = places?.split(' ');
  if (!first || !name || (last !== undefined && last <= first) || !(regions?.every(isRegion) ?? true)) {
    throw new RangeError(`Not a holiday: ${text}`);
  }
  const from = parseDay(first);
  return {
    from,
    to: last === undefined ? from : parseDay(last),
    name,
    ...(regions && { regions: regions.filter(isRegion) }),
  };
};
