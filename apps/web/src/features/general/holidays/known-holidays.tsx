import type { HolidaysView } from '@hearthstay/contracts';
import { formatPlainDay } from '@hearthstay/stay';
import { CalendarCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { Note } from '@web/shared/ui/note';

interface KnownHolidaysProps {
  holidays: HolidaysView;
  isSchoolWanted: boolean;
}

/** Until when the holidays of the saved region are known, and whether its school holidays are. */
export const KnownHolidays = ({ holidays: { publicUntil, school }, isSchoolWanted }: KnownHolidaysProps) => {
  const { t } = useTranslation(['admin', 'home']);
  const locale = useLocale();
  return (
    <Note icon={CalendarCheck}>
      <p>{t('home:holidays.publicUntil', { day: formatPlainDay(publicUntil, locale) })}</p>
      {school && <p>{t('home:holidays.schoolUntil', { day: formatPlainDay(school.until, locale) })}</p>}
      {isSchoolWanted && !school && <p>{t('holidays.noSchool')}</p>}
    </Note>
  );
};
