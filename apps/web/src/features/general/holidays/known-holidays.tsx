import type { HolidaysView } from '@hearthstay/contracts';
import { formatPlainDay } from '@hearthstay/stay';
import { CalendarCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { Note } from '@web/shared/ui/note';

interface KnownHolidaysProps {
  holidays: HolidaysView;
}

/** Until when the holidays of the saved region are known. */
export const KnownHolidays = ({ holidays: { publicUntil, school } }: KnownHolidaysProps) => {
  const { t } = useTranslation('home');
  const locale = useLocale();
  return (
    <Note icon={CalendarCheck}>
      <p>{t('holidays.publicUntil', { day: formatPlainDay(publicUntil, locale) })}</p>
      {school && <p>{t('holidays.schoolUntil', { day: formatPlainDay(school.until, locale) })}</p>}
    </Note>
  );
};
