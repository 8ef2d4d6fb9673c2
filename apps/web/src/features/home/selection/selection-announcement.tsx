import { readOutDay, readOutRange, stayLength } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { useStayUnit } from '@web/shared/settings/use-stay-unit';
import { UnavailableDaysText } from './unavailable-days-text';
import type { ChosenDays } from './use-chosen-days';

/** Announces the selection, and days that the page was opened with and that cannot be chosen. */
export const SelectionAnnouncement = ({ unavailable, ...chosen }: AnnouncedDays) => (
  <>
    {unavailable && <UnavailableDaysText days={unavailable} />} <SelectionText {...chosen} />
  </>
);

type AnnouncedDays = Pick<ChosenDays, 'selection' | 'wasCleared' | 'unavailable'>;

/** Without a selection, it announces only that one was cleared. */
const SelectionText = ({ selection, wasCleared }: Omit<AnnouncedDays, 'unavailable'>) => {
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
