import { daysPerWeek, type Day } from '@hearthstay/stay';
import type { ReactNode } from 'react';
import { monthGrid } from './month-grid';
import type { CalendarView } from './use-calendar';
import { dayOf, useDayGrid } from './use-day-grid';
import { WeekdayRow } from './weekday-row';
import './calendar-grid.css';
import './day.css';

/** Where a day stands in the CSS grid, which the weekdays begin, and what it is there. */
export interface CellPlace {
  row: number;
  column: number;
  /** The one day that Tab leads to; arrow keys lead from it to all others. */
  isTabStop: boolean;
  /** The first day of its month that the grid shows. */
  isFirstShown: boolean;
}

interface CalendarGridProps {
  calendar: CalendarView;
  labelledBy: string;
  isLoading?: boolean;
  /** More than one day can be chosen. */
  isMultiselectable?: boolean;
  onChoose: (day: Day) => void;
  onEscape?: () => void;
  /** The day under the pointer, or the one that the keyboard is on. */
  onHover?: (day: Day | null) => void;
  /** Lies under the days, in the same CSS grid. */
  underlay?: ReactNode;
  /** A `gridcell` with a button that bears `data-day`, by which the grid finds it. */
  children: (day: Day, place: CellPlace) => ReactNode;
}

/** Six weeks of days, for pointer and keyboard alike; what a day looks like is up to who uses it. */
export const CalendarGrid = (props: CalendarGridProps) => {
  const { calendar, labelledBy, isLoading = false, isMultiselectable = false, underlay, children } = props;
  const { onChoose, onEscape, onHover = () => undefined } = props;
  const { grid, onKeyDown } = useDayGrid({ goTo: calendar.goTo, onEscape });
  const days = monthGrid(calendar.month);
  return (
    <div
      ref={grid}
      role="grid"
      aria-labelledby={labelledBy}
      aria-busy={isLoading}
      aria-multiselectable={isMultiselectable || undefined}
      className="calendar-grid"
      onClick={(event) => {
        const day = dayOf(event);
        if (day) onChoose(day);
      }}
      onKeyDown={onKeyDown}
      onFocus={(event) => onHover(event.target.matches(':focus-visible') ? dayOf(event) : null)}
      onBlur={() => onHover(null)}
      // A finger does not hover: what it touched last would stay marked.
      onPointerOver={(event) => onHover(event.pointerType === 'touch' ? null : dayOf(event))}
      onPointerLeave={() => onHover(null)}
    >
      <WeekdayRow className="contents" />
      {underlay}
      {Array.from({ length: days.length / daysPerWeek }, (_, row) => (
        <div key={row} role="row" className="contents">
          {days.slice(row * daysPerWeek, (row + 1) * daysPerWeek).map((day, column) =>
            children(day, {
              row: row + 2,
              column: column + 1,
              isTabStop: day === calendar.tabStop,
              isFirstShown: day.endsWith('-01') || (row === 0 && column === 0),
            }),
          )}
        </div>
      ))}
    </div>
  );
};
