import { daysPerWeek, type Day } from '@hearthstay/stay';
import type { ReactNode } from 'react';
import { monthGrid } from './month-grid';
import type { CalendarView } from './use-calendar';
import { dayOf, useDayGrid } from './use-day-grid';
import { WeekdayRow } from './weekday-row';
import './calendar-grid.css';
import './day.css';

/** The place of a day in the CSS grid, whose first row has the weekdays, and its role there. */
export interface CellPlace {
  row: number;
  column: number;
  /** Whether Tab leads to this day, from which arrow keys lead to all others. */
  isTabStop: boolean;
  /** Whether it is the first shown day of its month. */
  isFirstShown: boolean;
}

interface CalendarGridProps {
  calendar: CalendarView;
  labelledBy: string;
  isLoading?: boolean;
  /** Whether more than one day can be chosen. */
  isMultiselectable?: boolean;
  onChoose: (day: Day) => void;
  onEscape?: () => void;
  /** Called with the day under the pointer or with the keyboard's focus. */
  onHover?: (day: Day | null) => void;
  /** Is under the days, in the same CSS grid. */
  underlay?: ReactNode;
  /** Renders a `gridcell` whose button has `data-day`, by which the grid finds it. */
  children: (day: Day, place: CellPlace) => ReactNode;
}

/** Six weeks of days, for pointer and keyboard; `children` renders each day. */
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
      // A finger does not hover, so the day that it touched last would stay marked.
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
