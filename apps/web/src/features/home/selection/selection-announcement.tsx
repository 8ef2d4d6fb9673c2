import { readOutDay, readOutRange, stayLength, type DateSelection } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { useStayUnit } from '@web/shared/settings/use-stay-unit';

/** Tells screen readers what is chosen now. `wasCleared` keeps it silent until something was chosen at all. */
export const SelectionAnnouncement = ({ selection, wasCleared }: { selection: DateSelection; wasCleared: boolean }) => {
  const { t } = useTranslation('home');
  const locale = useLocale();
  const unit = useStayUnit();
  const sentence = () => {
    switch (selection.kind) {
      case 'none':
        return wasCleared ? t('announced.cleared') : '';
      case 'first-day':
        return t('announced.firstDay', { day: readOutDay(selection.start, locale) });
      case 'range':
        return t(unit === 'nights' ? 'announced.nights' : 'announced.range', {
          range: readOutRange(selection, locale),
          count: stayLength(selection, unit),
        });
    }
  };
  return (
    <p aria-live="polite" className="sr-only">
      {sentence()}
    </p>
  );
};
