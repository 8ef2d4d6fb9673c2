import { formatRange, type Day } from '@hearthstay/stay';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { Note } from '@web/shared/ui/note';
import { mayBeSame, useHolderTexts, type Conflict } from './holders';

interface ConflictsNoteProps {
  conflicts: readonly Conflict[];
  today: Day;
}

/** The days from today on that are booked twice, with both guests. */
export const ConflictsNote = ({ conflicts: all, today }: ConflictsNoteProps) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { nameOf } = useHolderTexts();
  const conflicts = all.filter(({ range }) => range.end >= today);
  if (conflicts.length === 0) return null;
  return (
    <Note icon={TriangleAlert} tone="warning">
      <ul aria-label={t('ownerCalendar.conflict')} tabIndex={0} className="max-h-36 overflow-y-auto wrap-anywhere">
        {conflicts.map(({ range, bars: [one, other] }) => (
          <li key={`${one.source.key} ${other.source.key}`}>
            {t(mayBeSame(one, other) ? 'ownerCalendar.maybeSame' : 'ownerCalendar.conflictOf', {
              days: formatRange(range, locale),
              one: nameOf(one.source),
              other: nameOf(other.source),
            })}
          </li>
        ))}
      </ul>
    </Note>
  );
};
