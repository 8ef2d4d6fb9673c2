import type { HolidaysView } from '@hearthstay/contracts';
import { formatPlainDay, type Day } from '@hearthstay/stay';
import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { Icon } from '@web/shared/ui/icon';

const source = 'https://www.openholidaysapi.org';
const licence = 'https://opendatacommons.org/licenses/odbl/1-0/';

interface HolidayNotesProps {
  holidays: HolidaysView;
  /** The last day that is shown or can be booked. */
  until: Day;
}

/** Until when the holidays are known, if days after that are shown or can be booked, and where they are from. */
export const HolidayNotes = ({ holidays: { publicUntil, school }, until }: HolidayNotesProps) => {
  const { t } = useTranslation('home');
  const locale = useLocale();
  const ends = [
    ...(publicUntil < until ? [t('holidays.publicUntil', { day: formatPlainDay(publicUntil, locale) })] : []),
    ...(school && school.until < until
      ? [t('holidays.schoolUntil', { day: formatPlainDay(school.until, locale) })]
      : []),
  ];
  return (
    <>
      {ends.length > 0 && (
        <p>
          <Icon of={Info} size={16} className="mt-0.5" />
          {ends.join(' ')}
        </p>
      )}
      <p className="holiday-source">
        <span>
          {t('holidays.source')}{' '}
          <a href={source} target="_blank" rel="noopener">
            OpenHolidays
          </a>
          {', '}
          <a href={licence} target="_blank" rel="noopener">
            ODbL
          </a>
        </span>
      </p>
    </>
  );
};
