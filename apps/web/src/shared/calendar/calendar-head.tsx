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

/** The month in words, and the ways to others. Today is hidden while it is on the page. */
export const CalendarHead = ({ calendar, today, titleId }: CalendarHeadProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { month, showMonth, isPaged } = calendar;
  const isCurrent = isSameMonth(month, monthOf(today));
  const showToday = () => showMonth(monthOf(today));
  return (
    <div className="calendar-head">
      {/* The keyboard's way to a day of another month ends on that day, which names its month itself. */}
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
