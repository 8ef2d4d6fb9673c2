import { formatMonth, isSameMonth, type Month } from '@hearthstay/stay';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import type { SetStateAction } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { IconButton, TextButton } from '@web/shared/ui/button';
import { addMonths } from './calendar-weeks';

interface CalendarPeriodProps {
  first: Month;
  /** The number of months that are shown. */
  count: number;
  /** The month of today. */
  current: Month;
  /**
   * Called with the first month to show, or with a function of the present one, because several clicks may precede a
   * render.
   */
  onShow: (first: SetStateAction<Month>) => void;
}

const steps = [
  { months: -12, icon: ChevronsLeft, name: 'previousYear' },
  { months: -1, icon: ChevronLeft, name: 'previousMonth' },
  { months: 1, icon: ChevronRight, name: 'nextMonth' },
  { months: 12, icon: ChevronsRight, name: 'nextYear' },
] as const;

/** The months that are shown, with buttons to others. */
export const CalendarPeriod = ({ first, count, current, onShow }: CalendarPeriodProps) => {
  const { t } = useTranslation(['admin', 'common']);
  const locale = useLocale();
  const last = addMonths(first, count - 1);
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
      <p aria-live="polite" className="mr-auto text-label font-semibold">
        {`${formatMonth(first, locale)} – ${formatMonth(last, locale)}`}
      </p>
      {!isSameMonth(first, current) && (
        <TextButton className="px-2" onClick={() => onShow(current)}>
          {t('common:calendar.today')}
        </TextButton>
      )}
      <div className="-mr-2.5 ml-auto flex gap-1">
        {steps.map(({ months, icon, name }) => (
          <IconButton
            key={name}
            icon={icon}
            label={t(`ownerCalendar.${name}`)}
            isPlain
            onClick={() => onShow((shown) => addMonths(shown, months))}
          />
        ))}
      </div>
    </div>
  );
};
