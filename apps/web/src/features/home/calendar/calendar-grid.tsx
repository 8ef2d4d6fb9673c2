import { daysPerWeek, monthGrid, ribbonsOf, weekdayNames, type Day } from '@hearthstay/stay';
import { useRef, type KeyboardEvent, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocale } from '@web/shared/i18n/language';
import { DayCell } from './day-cell';
import { dayViewOf, firstNameOf, useDayLabel, type CalendarInput, type DayView } from './day-view';
import { keyTarget } from './use-calendar';
import './calendar-grid.css';
import './ribbon.css';

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

/** Six weeks of days over their ribbons, for pointer and keyboard alike. */
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

const lookOf = (key: RibbonKey) => (key.startsWith('booking:') || key === 'blocked' ? 'taken' : key);

/**
 * The coloured runs under the days: one ribbon per run and week, so that a stay reads as one thing. Each bears the
 * guest's first name, for screens whose cells are too narrow for it.
 */
const RibbonLayer = ({ views }: { views: readonly DayView[] }) => {
  const keys = new Map(views.map((view) => [view.day, ribbonKeyOf(view)]));
  const days = views.map(({ day }) => day);
  return ribbonsOf(days, (day) => keys.get(day) ?? null).map(({ key, week, column, span, startsRun, endsRun }) => {
    const firstDay = views[(week - 1) * daysPerWeek + column - 1];
    return (
      <span
        key={`${week}-${column}`}
        aria-hidden
        className="ribbon"
        data-look={lookOf(key)}
        data-guest={firstDay && firstNameOf(firstDay)}
        data-starts={startsRun || undefined}
        data-ends={endsRun || undefined}
        // The names of the weekdays are the first row of the grid.
        style={{ gridRow: week + 1, gridColumn: `${column} / span ${span}` }}
      />
    );
  });
};

/** What a run of days has in common: one ribbon lies under all of it. */
type RibbonKey = `booking:${string}` | 'blocked' | 'too-far' | 'selected' | 'preview';

/**
 * The run a day belongs to. Stays of different guests are different runs; while names are hidden they cannot be told
 * apart.
 */
export const ribbonKeyOf = ({ part, isLost, isPreview, availability, holder }: DayView): RibbonKey | null => {
  if (isPreview) return 'preview';
  if (part !== null && !isLost) return part === 'only' ? null : 'selected';
  if (availability === 'too-far') return 'too-far';
  if (availability !== 'occupied') return null;
  return holder?.type === 'blocked' ? 'blocked' : `booking:${holder?.guestName ?? ''}`;
};
