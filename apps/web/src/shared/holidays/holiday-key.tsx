import type { HolidaysView } from '@hearthstay/contracts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { HolidayMark } from './holiday-mark';

/** The entries of the calendar's key for the marks of holidays. */
export const HolidayKey = ({ holidays: { place, school } }: { holidays: HolidaysView }) => {
  const { t } = useTranslation('home');
  const locale = useLocale();
  return (
    <>
      <li>
        <HolidayMark kind="public" />
        {t('holidays.public')}
      </li>
      {school && (
        <li>
          <HolidayMark kind="school" />
          {t('holidays.school', { place: place[locale] })}
        </li>
      )}
    </>
  );
};
