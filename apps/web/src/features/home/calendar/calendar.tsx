import {
  formatDay,
  formatMonth,
  isSameMonth,
  lastBookableDay,
  monthOf,
  nextMonth,
  previewRange,
  previousMonth,
  type DateSelection,
  type Day,
  type DayRules,
  type IsSelectable,
  type Month,
} from '@hearthstay/stay';
import { ChevronLeft, ChevronRight, Info, LoaderCircle } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OccupiedDays } from '@web/features/home/selection/use-occupied-days';
import { useLocale } from '@web/shared/i18n/language';
import { Button, IconButton, TextButton } from '@web/shared/ui/button';
import { Card } from '@web/shared/ui/card';
import { Icon } from '@web/shared/ui/icon';
import { FailureNote } from '@web/shared/ui/note';
import { CalendarGrid } from './calendar-grid';
import { useCalendar } from './use-calendar';
import './legend.css';

interface CalendarProps {
  rules: DayRules;
  maxConsecutiveBookings: number;
  occupiedDays: OccupiedDays;
  selection: DateSelection;
  isSelectable: IsSelectable;
  isLoading: boolean;
  /** It is not known which days are taken; all that are neither past nor too far ahead can be chosen. */
  hasFailed: boolean;
  isReloading: boolean;
  reload: () => void;
  onChoose: (day: Day) => void;
  onClear: () => void;
}

/** A month of days to choose from. */
export const Calendar = (props: CalendarProps) => {
  const { rules, maxConsecutiveBookings, occupiedDays, selection, isSelectable, isLoading, onChoose, onClear } = props;
  const { hasFailed, isReloading, reload } = props;
  const { t } = useTranslation('home');
  const locale = useLocale();
  const titleId = useId();
  const { month, tabStop, showMonth, goTo } = useCalendar(rules.today);
  const [hovered, setHovered] = useState<Day | null>(null);
  const preview = hovered && previewRange(selection, hovered, isSelectable);
  const choose = (day: Day) => {
    // While the days load, it is kept until they are there.
    if (!isLoading && !isSelectable(day)) return;
    goTo(day);
    onChoose(day);
  };
  return (
    <Card aria-label={t('calendar.label')} className="px-1.75 py-4 xs:px-6 xs:py-7.75 md:px-9.75">
      <CalendarHead month={month} today={rules.today} titleId={titleId} onShow={showMonth} />
      {hasFailed && (
        <FailureNote className="mx-2 mt-4 xs:mx-0" isRetrying={isReloading} onRetry={reload}>
          {t('calendar.failed')}
        </FailureNote>
      )}
      <div className="@container/calendar relative mt-4 xs:mt-6">
        <CalendarGrid
          input={{ month, rules, occupiedDays, selection, isSelectable, hovered, preview }}
          tabStop={tabStop}
          labelledBy={titleId}
          isLoading={isLoading}
          onChoose={choose}
          onClear={onClear}
          onHover={setHovered}
          onMove={goTo}
        />
        {isLoading && (
          <div role="status" className="calendar-loading">
            <span className="inline-flex items-center gap-2.5 rounded-full border border-line bg-surface px-4 py-2 text-label font-medium shadow-card">
              <Icon of={LoaderCircle} className="animate-spin text-pine" />
              {t('calendar.loading')}
            </span>
          </div>
        )}
      </div>
      <div className="mx-2 mt-4 border-t border-line pt-4 xs:mx-0 xs:mt-6 xs:pt-6">
        <Legend />
        <p className="mt-4 flex gap-2 text-note text-ink-2">
          <Icon of={Info} size={16} className="mt-0.5" />
          {t('calendar.rule', {
            day: formatDay(lastBookableDay(rules.today, rules.maxAdvanceBookingDays), locale),
            count: maxConsecutiveBookings,
          })}
        </p>
      </div>
    </Card>
  );
};

interface CalendarHeadProps {
  month: Month;
  today: Day;
  titleId: string;
  onShow: (month: Month) => void;
}

/** The month in words, and the ways to others. Today is hidden while it is on the page. */
const CalendarHead = ({ month, today, titleId, onShow }: CalendarHeadProps) => {
  const { t } = useTranslation('home');
  const locale = useLocale();
  const isCurrent = isSameMonth(month, monthOf(today));
  const showToday = () => onShow(monthOf(today));
  return (
    <div className="flex items-center gap-1 pl-2 xs:gap-2 xs:pl-0">
      <h2 id={titleId} aria-live="polite" className="mr-auto min-w-0 title-month xs:whitespace-nowrap">
        {formatMonth(month, locale)}
      </h2>
      {!isCurrent && (
        <>
          <span className="px-2.5 xs:hidden">
            <TextButton className="text-label!" onClick={showToday}>
              {t('calendar.today')}
            </TextButton>
          </span>
          <span className="hidden xs:inline">
            <Button kind="quiet" size="medium" onClick={showToday}>
              {t('calendar.today')}
            </Button>
          </span>
        </>
      )}
      <IconButton icon={ChevronLeft} label={t('calendar.previousMonth')} onClick={() => onShow(previousMonth(month))} />
      <IconButton icon={ChevronRight} label={t('calendar.nextMonth')} onClick={() => onShow(nextMonth(month))} />
    </div>
  );
};

const kinds = ['taken', 'tooFar', 'selected'] as const;

/** What the grounds of the calendar mean. */
const Legend = () => {
  const { t } = useTranslation('home');
  return (
    <ul aria-label={t('legend.label')} className="flex flex-wrap gap-x-6 gap-y-2 text-note">
      {kinds.map((kind) => (
        <li key={kind} className="flex items-center gap-2">
          <span aria-hidden className="swatch" data-kind={kind} />
          {t(`legend.${kind}`)}
        </li>
      ))}
    </ul>
  );
};
