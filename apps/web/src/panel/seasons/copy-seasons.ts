import { inYears, type Day } from '@hearthstay/stay';

interface Period {
  readonly from: Day;
  readonly to: Day;
}

const yearOf = (day: Day) => Number(day.slice(0, 4));

/** The latest year in which a season begins, or `null` without seasons. */
export const latestSeasonYear = (seasons: readonly Period[]): number | null =>
  seasons.length === 0 ? null : Math.max(...seasons.map(({ from }) => yearOf(from)));

/** The seasons that begin in the latest year, moved to the same dates of the year after it. */
export const seasonsOfNextYear = <Season extends Period>(seasons: readonly Season[]): Season[] => {
  const latest = latestSeasonYear(seasons);
  return seasons
    .filter(({ from }) => yearOf(from) === latest)
    .map((season) => ({ ...season, from: inYears(season.from, 1), to: inYears(season.to, 1) }));
};
