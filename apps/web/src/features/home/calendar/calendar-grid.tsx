import { daysPerWeek, monthGrid, weekdayNames, type Day } from '@hearthstay/stay';
import { useRef, type KeyboardEvent, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocale } from '../../../shared/i18n/language';
import { DayCell } from './day-cell';
import { dayViewOf, type CalendarInput } from './day-view';
import { keyTarget } from './key-target';
import { RibbonLayer } from './ribbon-layer';
import { useDayLabel } from './use-day-label';
import './calendar-grid.css';

interface CalendarGridProps {
  input: CalendarInput;
  tabStop: Day;
  labelledBy: string;
  isLoading: boolean;
  onChoose: (day: Day) => void;
  onClear: () => void;
  onHover: (day: Day | null) => void;
  /** The keyboard moves on to the day, which may be in another month. */
  onMove: (day: Day) => void;
}

const dayOf = ({ target }: SyntheticEvent): Day | null => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null;
  return (button?.dataset['day'] as Day | undefined) ?? null;
};

/** Six weeks of days over their ribbons, for pointer and keyboard alike (specification, section 2, "Calendar"). */
export const CalendarGrid = (props: CalendarGridProps) => {
  const { input, tabStop, labelledBy, isLoading, onChoose, onClear, onHover, onMove } = props;
  const locale = useLocale();
  const labelOf = useDayLabel();
  const grid = useRef<HTMLDivElement>(null);
  const days = monthGrid(input.month);
  const views = days.map((day) => dayViewOf(day, input));
  const longNames = weekdayNames(locale, 'long');

  const actOnKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onClear();
    const day = dayOf(event);
    const target = day && keyTarget(event.key, day);
    if (!target) return;
    event.preventDefault();
    // The day may come onto the page only by this move, and it has to be there to take the focus.
    flushSync(() => onMove(target));
    grid.current?.querySelector<HTMLElement>(`[data-day="${target}"]`)?.focus();
  };
  const week = (index: number) => views.slice(index * daysPerWeek, (index + 1) * daysPerWeek);

  return (
    <div
      ref={grid}
      role="grid"
      aria-labelledby={labelledBy}
      aria-busy={isLoading}
      className="calendar-grid"
      onClick={(event) => {
        const day = dayOf(event);
        if (day) onChoose(day);
      }}
      onKeyDown={actOnKey}
      onFocus={(event) => onHover(event.target.matches(':focus-visible') ? dayOf(event) : null)}
      onBlur={() => onHover(null)}
      // A finger does not hover: what it touched last would stay marked.
      onPointerOver={(event) => onHover(event.pointerType === 'touch' ? null : dayOf(event))}
      onPointerLeave={() => onHover(null)}
    >
      <div role="row" className="contents">
        {weekdayNames(locale, 'short').map((name, index) => (
          <span key={name} role="columnheader" aria-label={longNames[index]} className="weekday">
            {name}
          </span>
        ))}
      </div>
      <RibbonLayer views={views} />
      {Array.from({ length: days.length / daysPerWeek }, (_, row) => (
        <div key={row} role="row" className="contents">
          {week(row).map((view, column) => (
            <DayCell
              key={view.day}
              {...view}
              label={labelOf(view)}
              isFirstShown={view.day.endsWith('-01') || (row === 0 && column === 0)}
              isTabStop={view.day === tabStop}
              row={row + 2}
              column={column + 1}
            />
          ))}
        </div>
      ))}
    </div>
  );
};
