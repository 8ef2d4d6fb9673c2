import {
  formatDay,
  formatTypedDay,
  isInMonth,
  parseTypedDay,
  plannableDays,
  rangeContains,
  readOutDay,
  type Day,
} from '@hearthstay/stay';
import { Calendar } from 'lucide-react';
import { useEffectEvent, useId, useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { CalendarGrid } from '@web/shared/calendar/calendar-grid';
import { CalendarHead } from '@web/shared/calendar/calendar-head';
import { useCalendar } from '@web/shared/calendar/use-calendar';
import { useLocale } from '@web/shared/i18n/language';
import { useToday } from '@web/shared/settings/use-today';
import { IconButton } from '@web/shared/ui/button';
import { useIsPending } from '@web/shared/ui/form';
import { TextField } from '@web/shared/ui/text-field';
import './day-picker.css';

interface DayFieldProps extends Omit<ComponentProps<typeof TextField>, 'inside' | 'onChange' | 'value'> {
  /** The typed text, which `parseTypedDay` parses. */
  value: string;
  /** The first day that can be chosen. */
  earliest: Day;
  /** The last day that can be chosen: by default the last one that can be planned. */
  latest?: Day;
  onChange: (typed: string) => void;
}

/**
 * A field for a day, typed in digits in the format of the page's language, or picked from a calendar. The browser's own
 * field would use the format of the browser's language, and 4/12 is not the same day in every language. The day in
 * words is below the field.
 */
export const DayField = ({ value, earliest, latest, hint, onChange, ...rest }: DayFieldProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const isPending = useIsPending();
  const pickerId = useId();
  const field = useRef<HTMLInputElement>(null);
  const picker = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  const day = parseTypedDay(value, earliest);
  const inWords = day !== null && day >= earliest ? formatDay(day, locale) : null;
  const write = (chosen: Day) => {
    const typed = formatTypedDay(chosen, locale);
    // Not called when the field is only left, because the form would remove its error and move under the pointer.
    if (typed !== value) onChange(typed);
  };
  const place = () => {
    if (field.current && picker.current) placeBeside(field.current, picker.current);
  };
  return (
    <TextField
      {...rest}
      ref={field}
      value={value}
      hint={inWords ?? hint}
      inputMode="decimal"
      autoComplete="off"
      placeholder={t('dayField.placeholder')}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => day && write(day)}
      inside={
        <>
          <IconButton
            isPlain
            icon={Calendar}
            label={t('dayField.open')}
            popoverTarget={pickerId}
            aria-haspopup="dialog"
            disabled={isPending}
          />
          <div
            ref={picker}
            id={pickerId}
            popover="auto"
            className="day-picker"
            onBeforeToggle={place}
            onToggle={({ newState }) => {
              setIsOpen(newState === 'open');
              // One event, from open to open, reports that it was closed and opened again at once.
              if (newState === 'open') setOpenings((count) => count + 1);
            }}
          >
            {isOpen && (
              <DayPicker
                key={openings}
                chosen={day}
                earliest={earliest}
                latest={latest}
                onShown={place}
                onChoose={(chosen) => {
                  write(chosen);
                  picker.current?.hidePopover();
                }}
              />
            )}
          </div>
        </>
      }
    />
  );
};

/** In pixels: the width of the calendar, and its distance to the field and to the edge of the page. */
const width = 352;
const distance = 8;

/**
 * Places the calendar below the field, or above it if only there is room, within the width of the page and scrolling
 * with it. Not all current browsers can place popovers by CSS alone.
 */
const placeBeside = (field: HTMLElement, popover: HTMLElement) => {
  const { top, bottom, left } = field.getBoundingClientRect();
  const height = popover.offsetHeight + distance;
  const { clientWidth, clientHeight } = document.documentElement;
  const isBelow = bottom + height <= clientHeight;
  const isAbove = !isBelow && top >= height;
  popover.style.top = `${scrollY + (isAbove ? top - height : bottom + distance)}px`;
  popover.style.left = `${Math.max(Math.min(left, clientWidth - width - distance), distance)}px`;
  if (!isBelow && !isAbove) popover.scrollIntoView({ block: 'nearest' });
};

interface DayPickerProps {
  chosen: Day | null;
  earliest: Day;
  latest: Day | undefined;
  /** Called when its height is known. */
  onShown: () => void;
  onChoose: (day: Day) => void;
}

/** A month, of which one day can be chosen. The focus moves to the chosen day when a button opens it. */
const DayPicker = ({ chosen, earliest, latest, onShown, onChoose }: DayPickerProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const today = useToday();
  const titleId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const choosable = { start: earliest, end: latest ?? plannableDays(today).end };
  const calendar = useCalendar(today, chosen !== null && rangeContains(choosable, chosen) ? chosen : earliest);
  const show = useEffectEvent(() => {
    onShown();
    frame.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
  });
  useLayoutEffect(() => show(), []);
  return (
    <div ref={frame} role="dialog" aria-label={t('dayField.picker')} className="grid gap-3">
      <CalendarHead calendar={calendar} today={today} titleId={titleId} />
      <CalendarGrid
        calendar={calendar}
        labelledBy={titleId}
        onChoose={(day) => {
          if (rangeContains(choosable, day)) onChoose(day);
        }}
      >
        {(day, { row, column, isTabStop }) => (
          <div
            key={day}
            role="gridcell"
            aria-selected={day === chosen}
            className={`row-start-${row} col-start-${column}`}
          >
            <button
              type="button"
              data-day={day}
              tabIndex={isTabStop ? 0 : -1}
              aria-disabled={!rangeContains(choosable, day) || undefined}
              aria-current={day === today ? 'date' : undefined}
              className="day"
              data-availability={rangeContains(choosable, day) ? 'free' : 'past'}
              data-part={day === chosen ? 'only' : undefined}
              data-other-month={!isInMonth(day, calendar.month) || undefined}
              data-today={day === today || undefined}
            >
              <span className="sr-only">{readOutDay(day, locale)}</span>
              <span aria-hidden className="day-number">
                {Number(day.slice(-2))}
              </span>
            </button>
          </div>
        )}
      </CalendarGrid>
    </div>
  );
};
