import { daysBetween, formatShortRange, overlappingSeasons, parseDay, type Day } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import './season-strip.css';

interface NamedPeriod {
  readonly name: string;
  readonly from: Day;
  readonly to: Day;
}

const dayIn = (year: number, date: string) => parseDay(`${String(year).padStart(4, '0')}-${date}`);
const yearOf = (day: Day) => Number(day.slice(0, 4));
const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** The years with seasons, three of them at most, so that a mistyped year does not fill the page. */
const yearsOf = (seasons: readonly NamedPeriod[]) =>
  [...new Set(seasons.flatMap(({ from, to }) => [yearOf(from), yearOf(to)]))].sort().slice(0, 3);

/** The seasons in a bar for each year. The days without a season have the rules of the rest of the year. */
export const SeasonStrip = ({ seasons }: { seasons: readonly NamedPeriod[] }) => {
  const { t } = useTranslation('admin');
  const overlap = overlappingSeasons(seasons);
  return (
    <div className="grid gap-3">
      {yearsOf(seasons).map((year) => (
        <Year key={year} year={year} seasons={seasons} overlap={overlap} />
      ))}
      <p role="status" className="text-note font-medium text-taken-ink empty:hidden">
        {overlap && t('seasons.overlap', { first: overlap[0].name, second: overlap[1].name })}
      </p>
    </div>
  );
};

interface YearProps {
  year: number;
  seasons: readonly NamedPeriod[];
  overlap: readonly NamedPeriod[] | null;
}

const height = 14;

const Year = ({ year, seasons, overlap }: YearProps) => {
  const locale = useLocale();
  const start = dayIn(year, '01-01');
  const end = dayIn(year, '12-31');
  const length = daysBetween(start, end) + 1;
  const shown = seasons.filter(({ from, to }) => to >= start && from <= end);
  const label = shown.map(
    (season) => `${season.name}: ${formatShortRange({ start: season.from, end: season.to }, locale)}`,
  );
  return (
    <div className="flex items-center gap-3">
      <span className="w-9 shrink-0 text-note font-medium tabular-nums text-ink-2">{year}</span>
      <svg
        role="img"
        aria-label={`${year}. ${label.join('; ')}`}
        viewBox={`0 0 ${length} ${height}`}
        preserveAspectRatio="none"
        className="season-strip"
      >
        {shown.map((season) => {
          const from = Math.max(daysBetween(start, season.from), 0);
          const to = Math.min(daysBetween(start, season.to) + 1, length);
          return (
            <rect
              key={`${season.from} ${season.name}`}
              x={from}
              width={to - from}
              height={height}
              data-overlaps={overlap?.includes(season) || undefined}
            >
              <title>{season.name}</title>
            </rect>
          );
        })}
        {months.slice(1).map((month) => {
          const x = daysBetween(start, dayIn(year, `${month}-01`));
          return <line key={month} x1={x} x2={x} y2={height} />;
        })}
      </svg>
    </div>
  );
};
