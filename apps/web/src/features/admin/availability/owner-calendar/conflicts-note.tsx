import { formatDays } from '@hearthstay/stay';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { Note } from '@web/shared/ui/note';
import { useHolderTexts, type Conflict } from './holders';

/** Which days two guests have at the same time, and who they are. */
export const ConflictsNote = ({ conflicts }: { conflicts: readonly Conflict[] }) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { nameOf } = useHolderTexts();
  if (conflicts.length === 0) return null;
  return (
    <Note icon={TriangleAlert} tone="warning">
      <ul aria-label={t('ownerCalendar.conflict')} className="max-h-36 overflow-y-auto">
        {conflicts.map(({ days, bars: [one, other] }) => (
          <li key={`${one.source.key} ${other.source.key}`}>
            {t('ownerCalendar.conflictOf', {
              days: formatDays(days, locale),
              one: nameOf(one.source),
              other: nameOf(other.source),
            })}
          </li>
        ))}
      </ul>
    </Note>
  );
};
