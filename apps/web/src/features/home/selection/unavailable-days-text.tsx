import { readOutDay, readOutRange, type StayRange } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';

/** Says that the days of a link, or those kept in the tab, cannot be chosen. */
export const UnavailableDaysText = ({ days }: { days: StayRange }) => {
  const { t } = useTranslation('home');
  const locale = useLocale();
  return t('announced.unavailable', {
    days: days.start === days.end ? readOutDay(days.start, locale) : readOutRange(days, locale),
  });
};
