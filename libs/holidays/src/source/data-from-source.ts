import { parseDay, type Day } from '@hearthstay/stay';
import type { CountryData } from '../country-data';
import { regionsOf, type HolidayCountry, type HolidayRegion } from '../regions';
import { rowText, type Row } from '../row';
import { regionsAmong } from './regions-of-source';
import { separateRows } from './separate-rows';
import { linesOf, namesIn, type Cells } from './table';

/** A file of the folder `src/{country}/holidays` of OpenHolidays. */
export interface SourceFile {
  name: string;
  text: string;
}

export interface NamedHoliday {
  /** In German. */
  name: string;
  english: string;
}

type SourceRow = Row & NamedHoliday;

/** The holidays of a country, and their names, once for each time that the source names them. */
export interface SourceData {
  data: CountryData;
  named: NamedHoliday[];
}

const rowOf = (line: Cells): SourceRow => {
  const { DE: name, EN: english = name } = namesIn(line['Name'] ?? line['Names'] ?? '');
  const from = parseDay(line['StartDate'] ?? '');
  const to = line['EndDate'] ? parseDay(line['EndDate']) : from;
  if (!name || !english || to < from) throw new RangeError(`Not a holiday: ${JSON.stringify(line)}`);
  // "Summer Holidays" and "Summer holidays" are one name.
  return { from, to, name, english: english.replace(/ Holiday(s?)$/u, ' holiday$1') };
};

/** `holidays.school.by.csv` is of one region, `holidays.school.csv` of a country. */
const regionOfFile = (country: HolidayCountry, { name }: SourceFile): HolidayRegion[] =>
  regionsAmong(country, /^holidays\.school\.(.+)\.csv$/u.exec(name)?.[1] ?? '');

/** A row without subdivisions is for all regions of its file. */
const regionsOfLine = (country: HolidayCountry, file: SourceFile, { Subdivisions: codes = '' }: Cells) => {
  if (codes !== '') return regionsAmong(country, codes);
  const ofFile = regionOfFile(country, file);
  return ofFile.length > 0 ? ofFile : undefined;
};

/**
 * Whether a row is of one municipality, district or school that the source lists with its canton. Where a comment gives
 * days in brackets, the row is of all others.
 */
const isException = ({ Comment: comment = '' }: Cells): boolean => /^DE Ausnahmeregelung [^(]*$/u.test(comment);

/** The most frequent English name of each German one. */
export const englishNames = (holidays: readonly NamedHoliday[]): Record<string, string> => {
  const counts = new Map<string, Map<string, number>>();
  for (const { name, english } of holidays) {
    const ofName = counts.get(name) ?? new Map<string, number>();
    counts.set(name, ofName.set(english, (ofName.get(english) ?? 0) + 1));
  }
  const names = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    names.map(([name, all]) => [name, [...all].reduce((best, next) => (next[1] > best[1] ? next : best))[0]]),
  );
};

/**
 * The data of a country from the files of OpenHolidays.
 *
 * @param first earlier holidays are left out
 * @throws RangeError for a line that is no holiday
 */
export const dataFromSource = (country: HolidayCountry, files: SourceFile[], first: Day): SourceData => {
  const linesOfType = (type: string) =>
    files.flatMap((file) =>
      linesOf(file.text)
        .filter((line) => line['Type'] === type && !isException(line))
        .filter((line) => (line['EndDate'] || line['StartDate'] || '') >= first)
        .map((line) => ({ row: rowOf(line), regions: regionsOfLine(country, file, line) })),
    );
  const school = linesOfType('School');
  const ofSchool = regionsOf(country).map((region) => {
    const rows = school.filter(({ regions }) => regions?.includes(region) ?? true).map(({ row }) => row);
    return [region, separateRows(rows).map(rowText)] as const;
  });
  const publicLines = linesOfType('Public').filter(({ regions }) => regions === undefined || regions.length > 0);
  const ofAll = publicLines.map(({ row, regions }) => ({ ...row, ...(regions && { regions: regions.toSorted() }) }));
  const shown = [...ofAll, ...school.filter(({ regions }) => regions?.length !== 0).map(({ row }) => row)];
  return {
    data: {
      public: ofAll.map(rowText).toSorted(),
      school: Object.fromEntries(ofSchool.filter(([, rows]) => rows.length > 0)),
    },
    named: shown,
  };
};
