import {
  calendarWeeks,
  firstDayOf,
  formatDayWithoutYear,
  formatMonth,
  weekdayNames,
  type BarSegment,
  type CalendarWeek,
  type Day,
  type Month,
} from '@hearthstay/stay';
import { TriangleAlert } from 'lucide-react';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { Icon } from '@web/shared/ui/icon';
import { HolderMark, lookOf } from './holder-mark';
import { useHolderTexts, type Holder, type HolderBar } from './holders';

interface CalendarMonthProps {
  month: Month;
  bars: readonly HolderBar[];
  byDay: ReadonlyMap<Day, readonly HolderBar[]>;
  conflictDays: ReadonlySet<Day>;
  today: Day;
  /** The one day that Tab leads to, if it is in this month. */
  tabStop: Day | null;
  /** The chosen days; `null` where none is in this month. */
  from: Day | null;
  to: Day | null;
}

/**
 * A month with its bars. Its events are heard by the element around all months, and what it shows comes as values, so
 * that the pointer on its way draws only those months anew in which something changes.
 */
export const CalendarMonth = memo(({ month, bars, ...days }: CalendarMonthProps) => {
  const locale = useLocale();
  const titleId = useId();
  const longNames = weekdayNames(locale, 'long');
  return (
    <section aria-labelledby={titleId} className="owner-month">
      <h3 id={titleId} className="mb-2 pl-1 text-body font-semibold">
        {formatMonth(month, locale)}
      </h3>
      <div role="grid" aria-labelledby={titleId} aria-multiselectable>
        <div role="row" className="owner-weekdays">
          {weekdayNames(locale, 'short').map((name, index) => (
            <span key={name} role="columnheader" aria-label={longNames[index]} className="weekday">
              {name}
            </span>
          ))}
        </div>
        {calendarWeeks(month, bars).map((week, index) => (
          <Week key={index} week={week} {...days} />
        ))}
      </div>
    </section>
  );
});

type WeekProps = Omit<CalendarMonthProps, 'month' | 'bars'> & { week: CalendarWeek<Holder> };

const Week = ({ week: { days, segments, lanes }, ...shown }: WeekProps) => (
  <div role="row" className="owner-week">
    {days.map((day, column) => {
      const place = { gridColumn: `${column * 2 + 1} / span 2`, gridRow: `1 / span ${Math.max(lanes, 1) + 1}` };
      return day ? (
        <DayCell key={day} day={day} place={place} {...shown} />
      ) : (
        <span key={column} role="gridcell" style={place} />
      );
    })}
    {segments.map((segment) => (
      <Bar key={segment.bar.source.key} segment={segment} />
    ))}
  </div>
);

type DayCellProps = Omit<WeekProps, 'week'> & { day: Day; place: { gridColumn: string; gridRow: string } };

/** A day, which says aloud who holds it. */
const DayCell = ({ day, place, byDay, conflictDays, today, tabStop, from, to }: DayCellProps) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { describe } = useHolderTexts();
  const isSelected = from !== null && to !== null && from <= day && day <= to;
  const holders = (byDay.get(day) ?? []).map((bar) =>
    [
      describe(bar.source),
      day === bar.start && t('ownerCalendar.arrival'),
      day === bar.end && t('ownerCalendar.departure'),
    ]
      .filter(Boolean)
      .join(', '),
  );
  const hasConflict = conflictDays.has(day);
  const label = [
    formatDayWithoutYear(day, locale),
    ...(holders.length > 0 ? holders : [t('ownerCalendar.free')]),
    ...(hasConflict ? [t('ownerCalendar.conflict')] : []),
  ].join(', ');
  return (
    <div
      role="gridcell"
      data-day={day}
      aria-label={label}
      aria-selected={isSelected}
      aria-current={day === today ? 'date' : undefined}
      tabIndex={day === tabStop ? 0 : -1}
      data-past={day < today || undefined}
      data-first={day === from || undefined}
      data-last={day === to || undefined}
      style={place}
      className="owner-day"
    >
      <span className="owner-number">{Number(day.slice(-2))}</span>
      {hasConflict && <Icon of={TriangleAlert} size={12} className="text-taken-ink" />}
    </div>
  );
};

/** A shortcut for the pointer: the days below say and open the same. */
const Bar = ({ segment: { bar, from, to, startsBar, endsBar } }: { segment: BarSegment<Holder> }) => {
  const { describe, nameOf } = useHolderTexts();
  const { 'data-look': look, style } = lookOf(bar.source);
  return (
    <span
      aria-hidden
      data-bar={bar.source.key}
      data-look={look}
      data-starts={startsBar || undefined}
      data-ends={endsBar || undefined}
      title={describe(bar.source)}
      style={{ ...style, gridColumn: `${from} / ${to}`, gridRow: bar.lane + 2 }}
      className="owner-bar"
    >
      <HolderMark holder={bar.source} />
      <span className="owner-name">{nameOf(bar.source)}</span>
    </span>
  );
};

/** What a month is told of the chosen days. */
export const selectionIn = (month: Month, range: { start: Day; end: Day } | null) => {
  const first = firstDayOf(month);
  const last = `${first.slice(0, -2)}31`;
  const isShown = range !== null && range.start <= last && range.end >= first;
  return isShown ? { from: range.start, to: range.end } : { from: null, to: null };
};
