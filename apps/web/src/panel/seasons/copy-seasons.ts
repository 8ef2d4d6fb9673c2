import { addDays, isDay, type Day } from '@hearthstay/stay';

interface Period {
  readonly from: Day;
  readonly to: Day;
}

const yearOf = (day: Day) => Number(day.slice(0, 4));

/** The same day of the next year; the 28th of February for the 29th. */
const inNextYear = (day: Day): Day => {
  const next = `${String(yearOf(day) + 1).padStart(4, '0')}${day.slice(4)}`;
  return isDay(next) ? next : inNextYear(addDays(day, -1));
};

/** The latest year in which a season begins, or `null` without seasons. */
export const latestSeasonYear = (seasons: readonly Period[]): number | null =>
  seasons.length === 0 ? null : Math.max(...seasons.map(({ from }) => yearOf(from)));

/** The seasons that begin in the latest year, moved to the same dates of the year after it. */
export const seasonsOfNextYear = <Season extends Period>(seasons: readonly Season[]): Season[] => {
  const latest = latestSeasonYear(seasons);
  return seasons
    .filter(({ from }) => yearOf(from) === latest)
    .map((season) => ({ ...season, from: inNextYear(season.from), to: inNextYear(season.to) }));
};
