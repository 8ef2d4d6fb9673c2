import type { BookingRequest } from '@hearthstay/contracts';
import { daysOfRange, firstDayOf, isInMonth, monthOf, readOutRange, type Day, type StayRange } from '@hearthstay/stay';
import { startTransition, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CancelDialog } from '@web/panel/requests/decisions/cancel-dialog';
import { MoveDialog } from '@web/panel/requests/move/move-dialog';
import { useRequests } from '@web/panel/requests/use-requests';
import { messageOf } from '@web/shared/api/api-error';
import { HolidayNotes } from '@web/shared/holidays/holiday-notes';
import { useLocale } from '@web/shared/i18n/language';
import { paths } from '@web/shared/routes/paths';
import { useToday } from '@web/shared/settings/use-today';
import { Button } from '@web/shared/ui/button';
import { Card } from '@web/shared/ui/card';
import { FailureNote } from '@web/shared/ui/note';
import { CalendarLegend } from './calendar-legend';
import { CalendarMonth, lastDayOf, movesIn, selectionIn } from './calendar-month';
import { CalendarPeriod } from './calendar-period';
import { ConflictsNote } from './conflicts-note';
import { rangeOfSelection } from './day-selection';
import { HolderPanel } from './holder-panel';
import { isMovable } from './move/moved-range';
import { MoveAnnouncement } from './move/move-announcement';
import { MoveTip } from './move/move-tip';
import { focusGrip, useBarMove } from './move/use-bar-move';
import type { HolderBar } from './holders';
import { SelectionPanel } from './selection-panel';
import { useAvailability } from './use-availability';
import { useDaySelection } from './use-day-selection';
import { useOwnerHolidays } from './use-owner-holidays';
import { usePeriod } from './use-period';
import './owner-calendar.css';

/** The booking that has all of a day, where no other stay can begin or end; absent if several entries are on it. */
const bookingOn = (day: Day, byDay: ReadonlyMap<Day, readonly HolderBar[]>, today: Day): HolderBar | undefined => {
  const [bar, ...others] = byDay.get(day) ?? [];
  if (!bar || others.length > 0 || !isMovable(bar.source, today)) return undefined;
  const isWholeDay = !bar.isFromNoonToNoon || (bar.start < day && day < bar.end);
  return isWholeDay ? bar : undefined;
};

/** The calendar of the house with all entries, in which the owner blocks and frees days. */
export const OwnerCalendar = () => {
  const { t } = useTranslation(['admin', 'common']);
  const locale = useLocale();
  const today = useToday();
  const titleId = useId();
  const period = usePeriod(today);
  const { query, key, bars, byDay, conflicts } = useAvailability(period.first);
  const holidays = useOwnerHolidays(period.first);
  const conflictDays = useMemo(() => new Set(conflicts.flatMap(({ range }) => daysOfRange(range))), [conflicts]);
  const [opened, setOpened] = useState<string | null>(null);
  const [cancelling, setCancelling] = useState<BookingRequest | null>(null);
  const panel = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [moved, setMoved] = useState<{ id: string; days: StayRange } | null>(null);
  const movedRequest = useRequests().requests?.find(({ id }) => id === moved?.id);
  const navigate = useNavigate();
  const open = (key: string) => {
    const offer = bars.find(({ source }) => source.key === key && source.entry.kind === 'offer');
    if (offer) return void navigate(paths.adminBooking.to(offer.source.entry.id));
    setOpened(key);
    setChosen(key);
  };
  const { root, selection, tabStop, handlers, clear } = useDaySelection({
    first: today,
    show: period.show,
    onOpen: open,
    barToOpen: (day) => bookingOn(day, byDay, today)?.source.key,
    onChosen: () =>
      panel.current?.querySelector<HTMLElement>('input:not([type="radio"]), form button, li button')?.focus(),
  });
  const { move, wasRefused, ...moving } = useBarMove({
    ...{ root, bars, today },
    show: period.show,
    onBegin: (key) => {
      setOpened(null);
      setChosen(key);
    },
    onMoved: (id, days) => setMoved({ id, days }),
  });
  const range = selection && rangeOfSelection(selection);
  const holder = bars.find(({ source }) => source.key === opened)?.source;
  const chosenBar = bars.find(({ source }) => source.key === chosen && isMovable(source, today));
  const isOn = (day: Day) => period.months.some((month) => isInMonth(day, month));
  const stop = isOn(tabStop) ? tabStop : firstDayOf(period.first);

  return (
    <Card aria-labelledby={titleId} className="wide-page p-4 pt-5 xs:p-6 lg:p-8 lg:pt-6">
      <h2 id={titleId} className="title-card">
        {t('ownerCalendar.title')}
      </h2>
      <p className="mt-1 mb-4 text-note text-ink-2">{t('ownerCalendar.lead')}</p>
      <CalendarPeriod
        first={period.first}
        count={period.months.length}
        current={monthOf(today)}
        // A transition, so that the button reacts at once, because rendering twelve other months takes longer.
        onShow={(first) => startTransition(() => period.showFrom(first))}
      />
      <div className="my-4 grid gap-4">
        <CalendarLegend bars={bars} holidays={holidays} />
        {query.error !== undefined && (
          <FailureNote onRetry={() => void query.retry()} isRetrying={query.isRetrying}>
            {messageOf(query.error, t('ownerCalendar.notLoaded'))}
          </FailureNote>
        )}
        <ConflictsNote conflicts={conflicts} today={today} />
      </div>
      <div
        ref={root}
        className="owner-months"
        aria-busy={query.data === undefined && query.error === undefined}
        data-moving={move ? '' : undefined}
        {...moving.handlers}
        onPointerDown={(event) => {
          if (!moving.handlers.onPointerDown(event)) handlers.onPointerDown(event);
        }}
        onPointerOver={handlers.onPointerOver}
        onClick={handlers.onClick}
        onKeyDown={(event) => {
          if (!moving.onGripKey(event)) handlers.onKeyDown(event);
        }}
      >
        {period.months.map((month) => (
          <CalendarMonth
            key={`${month.year}-${month.month}`}
            first={firstDayOf(month)}
            {...{ bars, byDay, conflictDays, holidays, today }}
            tabStop={isInMonth(stop, month) ? stop : null}
            {...selectionIn(month, range)}
            {...movesIn(month, move, chosenBar)}
          />
        ))}
      </div>
      <p aria-live="polite" className="sr-only">
        {range && t('ownerCalendar.chosen', { days: readOutRange(range, locale) })}
      </p>
      <MoveAnnouncement move={move} wasRefused={wasRefused} />
      {move && <MoveTip move={move} root={root} />}
      {selection && (
        <SelectionPanel
          key={selection.anchor}
          ref={panel}
          {...{ today, byDay }}
          range={rangeOfSelection(selection)}
          isOpen={selection.isOpen}
          availabilityKey={key}
          onOpen={open}
          onClose={clear}
        />
      )}
      {!period.isWhole && (
        <Button kind="quiet" size="medium" className="mt-6 w-full" onClick={period.showMore}>
          {t('ownerCalendar.moreMonths')}
        </Button>
      )}
      {holidays && (
        <div className="owner-notes">
          <HolidayNotes holidays={holidays} until={lastDayOf(period.months.at(-1)!)} />
        </div>
      )}
      {holder && (
        <HolderPanel
          key={holder.key}
          {...{ holder, today }}
          availabilityKey={key}
          onCancel={setCancelling}
          onMove={
            isMovable(holder, today)
              ? () => {
                  setOpened(null);
                  focusGrip(root, { key: holder.key });
                }
              : undefined
          }
          // The browser's toggle event may arrive when another panel is open already.
          onClose={() => setOpened((now) => (now === holder.key ? null : now))}
        />
      )}
      {moved && movedRequest && <MoveDialog request={movedRequest} days={moved.days} onClose={() => setMoved(null)} />}
      {cancelling && <CancelDialog request={cancelling} onClose={() => setCancelling(null)} />}
    </Card>
  );
};
