import { formatShortMonth } from '@hearthstay/stay';
import { Lock } from 'lucide-react';
import { memo } from 'react';
import type { CellPlace } from '@web/shared/calendar/calendar-grid';
import { tooltipSide } from '@web/shared/calendar/tooltip-side';
import { HolidayMark } from '@web/shared/holidays/holiday-mark';
import { Icon } from '@web/shared/ui/icon';
import { Tooltip } from '@web/shared/ui/tooltip';
import { dayLabel, firstNameOf, type DayTexts, type DayView } from './day-view';

interface DayCellProps extends DayView, CellPlace, DayTexts {
  /** The owner's limit because of which it cannot be chosen next. */
  limit: string | null;
  /** The price of the night that begins on it, if the calendar shows prices. */
  price: string | null;
  /** The names of its holidays, and how it is marked for them. */
  holiday: string | null;
  holidayKind: 'public' | 'school' | undefined;
}

/**
 * One day of the grid, which handles its events and finds the day in `data-day`. What it shows are separate
 * properties, which `memo` compares, so that a moved pointer renders only those days again whose look changes.
 */
export const DayCell = memo(
  ({ limit, price, holiday, holidayKind, isFirstShown, isTabStop, row, column, t, locale, ...view }: DayCellProps) => {
    const { day, availability, held, half, canLeave, isToday, isOtherMonth, part, isLost, isPreview, wouldBecome } =
      view;
    const explanation = held?.holder.type === 'gap' ? t('calendar.gap') : (held?.holder.guestName ?? limit);
    const button = (
      <button
        type="button"
        data-print
        data-day={day}
        tabIndex={isTabStop ? 0 : -1}
        // Not `disabled`: arrow keys have to reach the day for it to say why it cannot be chosen.
        aria-disabled={(availability === 'free' && limit === null) || canLeave ? undefined : true}
        aria-current={isToday ? 'date' : undefined}
        className="day"
        data-availability={held?.holder.type === 'gap' ? 'gap' : availability}
        data-limited={(limit !== null && part === null) || undefined}
        data-half={(part === null && half) || undefined}
        data-part={(!isLost && part) || undefined}
        data-lost={isLost || undefined}
        data-other-month={isOtherMonth || undefined}
        data-today={isToday || undefined}
        data-preview={isPreview || undefined}
        data-target={(wouldBecome !== null && !isPreview) || undefined}
      >
        <span className="sr-only">{dayLabel(view, { limit, price, holiday }, { t, locale })}</span>
        <span aria-hidden className="day-number">
          {Number(day.slice(-2))}
          {holidayKind && <HolidayMark kind={holidayKind} />}
        </span>
        <span aria-hidden className="day-line">
          <DayLine view={view} price={price} isFirstShown={isFirstShown} t={t} locale={locale} />
        </span>
      </button>
    );
    return (
      <Tooltip
        role="gridcell"
        aria-selected={part !== null}
        className={`row-start-${row} col-start-${column}`}
        text={explanation ?? holiday}
        align={tooltipSide(day)}
        repeatsLabel
      >
        {() => button}
      </Tooltip>
    );
  },
);

interface DayLineProps extends DayTexts {
  view: DayView;
  price: string | null;
  /** The first day of its month that the grid shows. */
  isFirstShown: boolean;
}

/** The word under a day's number: what the day is, or what a click would make it. */
const DayLine = ({ view, price, isFirstShown, t, locale }: DayLineProps) => {
  const { part, wouldBecome, availability, held, isLost, isToday, isOtherMonth, day } = view;
  if ((part === 'end' && !isLost) || wouldBecome === 'departure') return t('common:leave');
  if (availability === 'occupied') {
    const name = firstNameOf(view);
    if (name) return <span className="day-guest">{name}</span>;
    if (held?.holder.type === 'gap') return null;
    if (held?.holder.type !== 'blocked') return t('calendar.taken');
    return (
      <>
        <Icon of={Lock} size={14} />
        <span className="day-closed">{t('calendar.closed')}</span>
      </>
    );
  }
  if (availability === 'free') {
    if (part === 'only' || part === 'start' || wouldBecome === 'arrival') return t('common:arrive');
  }
  if (isToday) return t('common:calendar.today');
  return isOtherMonth && isFirstShown ? formatShortMonth(day, locale) : price;
};
