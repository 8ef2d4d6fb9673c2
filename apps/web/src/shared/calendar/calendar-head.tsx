import { formatMonth, isSameMonth, monthOf, nextMonth, previousMonth, type Day } from '@hearthstay/stay';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { Button, IconButton, TextButton } from '@web/shared/ui/button';
import type { CalendarView } from './use-calendar';

interface CalendarHeadProps {
  calendar: CalendarView;
  today: Day;
  titleId: string;
}

/** The name of the month, and buttons to others; the one to today only in another month. */
export const CalendarHead = ({ calendar, today, titleId }: CalendarHeadProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { month, showMonth, isPaged } = calendar;
  const isCurrent = isSameMonth(month, monthOf(today));
  const showToday = () => showMonth(monthOf(today));
  return (
    <div className="calendar-head">
      {/* Not announced when the keyboard moves to a day of another month, because its label names the month. */}
      <h2 id={titleId} aria-live={isPaged ? 'polite' : 'off'} className="title-month">
        {formatMonth(month, locale)}
      </h2>
      {!isCurrent && (
        <>
          <span className="px-2.5 xs:hidden noscript:hidden!">
            <TextButton className="text-label!" onClick={showToday}>
              {t('calendar.today')}
            </TextButton>
          </span>
          <span className="hidden xs:inline noscript:hidden!">
            <Button kind="quiet" size="medium" onClick={showToday}>
              {t('calendar.today')}
            </Button>
          </span>
        </>
      )}
      <IconButton
        className="noscript:hidden!"
        icon={ChevronLeft}
        label={t('calendar.previousMonth')}
        onClick={() => showMonth(previousMonth(month))}
      />
      <IconButton
        className="noscript:hidden!"
        icon={ChevronRight}
        label={t('calendar.nextMonth')}
        onClick={() => showMonth(nextMonth(month))}
      />
    </div>
  );
};
