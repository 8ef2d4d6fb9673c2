import { formatMonth, isSameMonth, monthOf, nextMonth, previousMonth, type Day, type Month } from '@hearthstay/stay';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/i18n/language';
import { Button } from '../../../shared/ui/button';
import { IconButton } from '../../../shared/ui/icon-button';
import { TextButton } from '../../../shared/ui/text-button';

interface CalendarHeadProps {
  month: Month;
  today: Day;
  titleId: string;
  onShow: (month: Month) => void;
}

/** The month in words, and the ways to others. Today is hidden while it is on the page. */
export const CalendarHead = ({ month, today, titleId, onShow }: CalendarHeadProps) => {
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
