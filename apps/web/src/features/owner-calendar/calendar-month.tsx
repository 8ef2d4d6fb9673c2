import type { HolidaysView } from '@hearthstay/contracts';
import {
  addDays,
  daysOfRange,
  firstDayOf,
  formatDayWithoutYear,
  formatMonth,
  monthOf,
  nextMonth,
  type Day,
  type Month,
  type StayRange,
} from '@hearthstay/stay';
import { TriangleAlert } from 'lucide-react';
import { Fragment, memo, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { tooltipSide } from '@web/shared/calendar/tooltip-side';
import { WeekdayRow } from '@web/shared/calendar/weekday-row';
import { HolidayMark } from '@web/shared/holidays/holiday-mark';
import { holidayOn, type DayHoliday } from '@web/shared/holidays/holiday-on';
import { useLocale } from '@web/shared/i18n/language';
import { Icon } from '@web/shared/ui/icon';
import { Tooltip } from '@web/shared/ui/tooltip';
import { Bar, GhostBar } from './bar';
import { calendarWeeks } from './calendar-weeks';
import { useHolderTexts, type HolderBar } from './holders';
import { barsDuring, type BarMove } from './move/bar-move';
import { Grips } from './move/grips';
import { isMovable } from './move/moved-range';

interface CalendarMonthProps {
  /** The first day of the month. */
  first: Day;
  bars: readonly HolderBar[];
  byDay: ReadonlyMap<Day, readonly HolderBar[]>;
  conflictDays: ReadonlySet<Day>;
  holidays: HolidaysView | undefined;
  today: Day;
  /** The day that the Tab key focuses, if it is in this month. */
  tabStop: Day | null;
  /** The chosen days; `null` if none is in this month. */
  from: Day | null;
  to: Day | null;
  /** The bar that is being moved, if its former or new place is in this month. */
  move: BarMove | null;
  /** The key of the bar whose ends are enlarged, if it is in this month. */
  chosen: string | null;
}

/**
 * A month with its bars. The element around all months handles its events, and the props are plain values, so that a
 * movement of the pointer renders only the days that change.
 */
export const CalendarMonth = memo((props: CalendarMonthProps) => {
  const { first, bars, conflictDays, today, tabStop, from, to, move, chosen } = props;
  const locale = useLocale();
  const titleId = useId();
  const weeks = useMemo(() => calendarWeeks(monthOf(first), move ? barsDuring(move, bars) : bars), [first, bars, move]);
  const holidays = useHolidaysOn(props);
  const labels = useDayLabels(props, holidays);
  return (
    <section aria-labelledby={titleId} className="owner-month">
      <h3 id={titleId} className="mb-2 pl-1 text-body font-semibold">
        {formatMonth(monthOf(first), locale)}
      </h3>
      <div role="grid" aria-labelledby={titleId} aria-multiselectable>
        <WeekdayRow className="owner-weekdays" />
        {weeks.map(({ days, segments, lanes }, index) => (
          <div key={index} role="row" className="owner-week">
            {days.map((day, column) =>
              day === null ? (
                <span key={column} role="gridcell" style={placeOf(column, lanes)} />
              ) : (
                <DayCell
                  key={day}
                  {...{ day, column, lanes }}
                  label={labels.get(day) ?? ''}
                  hasConflict={conflictDays.has(day)}
                  holiday={holidays.get(day)?.text ?? null}
                  holidayKind={holidays.get(day)?.kind}
                  isPast={day < today}
                  isToday={day === today}
                  isTabStop={day === tabStop}
                  isSelected={from !== null && to !== null && from <= day && day <= to}
                  isFirst={day === from}
                  isLast={day === to}
                />
              ),
            )}
            {segments.map((segment) => {
              const { bar } = segment;
              const { key } = bar.source;
              if (bar === move?.ghost) return <GhostBar key={`ghost ${key}`} segment={segment} />;
              const isMoved = bar === move?.moved;
              return (
                <Fragment key={key}>
                  <Bar segment={segment} isTaken={isMoved && move.taken !== null} isMoved={isMoved} />
                  {isMovable(bar.source, today) && (
                    <Grips
                      {...{ segment, today }}
                      range={isMoved ? move.range : bar.source}
                      isChosen={key === chosen}
                    />
                  )}
                </Fragment>
              );
            })}
          </div>
        ))}
      </div>
    </section>
  );
});

const daysFrom = (first: Day) => daysOfRange({ start: first, end: lastDayOf(monthOf(first)) });

const useHolidaysOn = ({ first, holidays }: CalendarMonthProps): ReadonlyMap<Day, DayHoliday> => {
  const { t } = useTranslation('home');
  const locale = useLocale();
  return useMemo(() => {
    const on = (day: Day) => holidays && holidayOn(day, holidays, { t, locale });
    return new Map(daysFrom(first).flatMap((day) => [on(day)].flatMap((found) => (found ? [[day, found]] : []))));
  }, [first, holidays, t, locale]);
};

/** The text of each day for screen readers: the entries on it, who arrives or departs, and its holidays. */
const useDayLabels = (
  { first, byDay, conflictDays }: CalendarMonthProps,
  holidays: ReadonlyMap<Day, DayHoliday>,
): ReadonlyMap<Day, string> => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { describe } = useHolderTexts();
  return useMemo(() => {
    const holderOn = (day: Day, { source, start, end, isFromNoonToNoon }: HolderBar) => {
      const isOverAtNoon = !source.isStay && isFromNoonToNoon && day === end;
      return [
        describe(source),
        ...(source.isStay && day === start ? [t('ownerCalendar.arrival')] : []),
        ...(source.isStay && day === end ? [t('ownerCalendar.departure')] : []),
        ...(isOverAtNoon ? [t('ownerCalendar.untilNoon')] : []),
      ];
    };
    const labelOf = (day: Day) => {
      const holders = (byDay.get(day) ?? []).flatMap((bar) => holderOn(day, bar));
      return [
        formatDayWithoutYear(day, locale),
        ...(holders.length > 0 ? holders : [t('ownerCalendar.free')]),
        ...(conflictDays.has(day) ? [t('ownerCalendar.conflict')] : []),
        ...(holidays.has(day) ? [holidays.get(day)?.text] : []),
      ].join(', ');
    };
    return new Map(daysFrom(first).map((day) => [day, labelOf(day)]));
  }, [first, byDay, conflictDays, holidays, locale, t, describe]);
};

const placeOf = (column: number, lanes: number) => ({
  gridColumn: `${column * 2 + 1} / span 2`,
  gridRow: `1 / span ${Math.max(lanes, 1) + 1}`,
});

interface DayCellProps {
  day: Day;
  /** Counted from 0. */
  column: number;
  lanes: number;
  label: string;
  hasConflict: boolean;
  /** The names of its holidays, and how it is marked for them. */
  holiday: string | null;
  holidayKind: DayHoliday['kind'] | undefined;
  isPast: boolean;
  isToday: boolean;
  isTabStop: boolean;
  isSelected: boolean;
  isFirst: boolean;
  isLast: boolean;
}

const DayCell = memo((props: DayCellProps) => {
  const { day, column, lanes, label, hasConflict, holiday, holidayKind, isSelected, ...is } = props;
  return (
    <Tooltip
      role="gridcell"
      data-day={day}
      aria-selected={isSelected}
      aria-current={is.isToday ? 'date' : undefined}
      tabIndex={is.isTabStop ? 0 : -1}
      data-past={is.isPast || undefined}
      data-first={is.isFirst || undefined}
      data-last={is.isLast || undefined}
      style={placeOf(column, lanes)}
      className="owner-day"
      text={holiday}
      align={tooltipSide(day)}
      repeatsLabel
    >
      {() => (
        <>
          {/* Not `aria-label`, which would have to repeat the visible text of an open tooltip. */}
          <span className="sr-only">{label}</span>
          <span aria-hidden className="owner-number">
            {Number(day.slice(-2))}
            {holidayKind && <HolidayMark kind={holidayKind} />}
          </span>
          {hasConflict && <Icon of={TriangleAlert} size={12} className="text-taken-ink" />}
        </>
      )}
    </Tooltip>
  );
});

/** The props of a month for the bar that is being moved and the one whose ends are enlarged. */
export const movesIn = (month: Month, move: BarMove | null, chosen: HolderBar | undefined) => {
  const isIn = (range: StayRange) => range.start <= lastDayOf(month) && range.end >= firstDayOf(month);
  return {
    move: move && (isIn(move.moved) || isIn(move.ghost)) ? move : null,
    chosen: chosen && (isIn(chosen) || (move && isIn(move.moved))) ? chosen.source.key : null,
  };
};

export const lastDayOf = (month: Month): Day => addDays(firstDayOf(nextMonth(month)), -1);

/** The props of a month for the chosen days. */
export const selectionIn = (month: Month, range: { start: Day; end: Day } | null) => {
  const first = firstDayOf(month);
  const last = `${first.slice(0, -2)}31`;
  const isShown = range !== null && range.start <= last && range.end >= first;
  return isShown ? { from: range.start, to: range.end } : { from: null, to: null };
};
