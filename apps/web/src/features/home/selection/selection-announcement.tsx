import { readOutDay, readOutRange, stayLength, type DateSelection } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { useStayUnit } from '@web/shared/settings/use-stay-unit';

/** What screen readers say of what is chosen now. `wasCleared` keeps it silent until something was chosen at all. */
export const SelectionAnnouncement = ({ selection, wasCleared }: { selection: DateSelection; wasCleared: boolean }) => {
  const { t } = useTranslation('home');
  const locale = useLocale();
  const unit = useStayUnit();
  switch (selection.kind) {
    case 'none':
      return wasCleared ? t('announced.cleared') : null;
    case 'first-day':
      return t('announced.firstDay', { day: readOutDay(selection.start, locale) });
    case 'range':
      return t(unit === 'nights' ? 'announced.nights' : 'announced.range', {
        range: readOutRange(selection, locale),
        count: stayLength(selection, unit),
      });
  }
};
