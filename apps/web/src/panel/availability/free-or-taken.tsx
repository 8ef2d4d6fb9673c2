import type { AvailabilityEntry } from '@hearthstay/contracts';
import { conflictingEntries, formatRangeForTable, type StayRange } from '@hearthstay/stay';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { listFormat } from '@web/shared/i18n/list-format';
import { useStayUnit } from '@web/shared/settings/use-stay-unit';
import { useToday } from '@web/shared/settings/use-today';
import { Icon } from '@web/shared/ui/icon';
import { classNames } from '@web/shared/ui/class-names';
import { nameOfEntry } from './entry-name';
import { useEntries } from './use-entries';

/**
 * The entries that occupy days which a stay needs; `undefined` while they are not loaded.
 *
 * @param requestId of the stay, whose own days count as free
 */
export const useEntriesInTheWay = (stay: StayRange | null, requestId?: string): AvailabilityEntry[] | undefined => {
  const today = useToday();
  const unit = useStayUnit();
  const entries = useEntries(stay?.start ?? today);
  return stay && entries ? conflictingEntries(entries, stay, unit, requestId) : undefined;
};

interface FreeOrTakenProps {
  id?: string;
  /** See `useEntriesInTheWay`. */
  inTheWay: readonly AvailabilityEntry[] | undefined;
}

/** Says that the days are free, or who has them; an empty line while that is not loaded. */
export const FreeOrTaken = ({ id, inTheWay }: FreeOrTakenProps) => {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const today = useToday();
  const isTaken = inTheWay !== undefined && inTheWay.length > 0;
  const nameOf = (entry: AvailabilityEntry) =>
    t('freeOrTaken.holder', {
      name: nameOfEntry(entry, t),
      range: formatRangeForTable({ start: entry.from, end: entry.to }, locale, today),
    });
  return (
    <p
      id={id}
      aria-live="polite"
      className={classNames(
        'flex min-h-5 gap-2 text-note font-medium wrap-anywhere tabular-nums',
        isTaken ? 'text-taken-ink' : 'text-approved',
      )}
    >
      {inTheWay && <Icon of={isTaken ? TriangleAlert : CircleCheck} size={16} className="mt-0.5" />}
      {inTheWay &&
        (isTaken
          ? t('freeOrTaken.taken', { holders: listFormat(locale).format(inTheWay.map(nameOf)) })
          : t('freeOrTaken.free'))}
    </p>
  );
};
