import { dayCount, readOutDay, readOutRange, type DateSelection } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/i18n/language';

/** Tells screen readers what is chosen now. `wasCleared` keeps it silent until something was chosen at all. */
export const SelectionAnnouncement = ({ selection, wasCleared }: { selection: DateSelection; wasCleared: boolean }) => {
  const { t } = useTranslation('home');
  const locale = useLocale();
  const sentence = () => {
    switch (selection.kind) {
      case 'none':
        return wasCleared ? t('announced.cleared') : '';
      case 'first-day':
        return t('announced.firstDay', { day: readOutDay(selection.start, locale) });
      case 'range':
        return t('announced.range', { range: readOutRange(selection, locale), count: dayCount(selection) });
    }
  };
  return (
    <p aria-live="polite" className="sr-only">
      {sentence()}
    </p>
  );
};
