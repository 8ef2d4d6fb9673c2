import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lookOfEntry } from '@web/panel/availability/entry-look';
import { Icon } from '@web/shared/ui/icon';
import { useHolderTexts, type Holder } from './holders';

/** The entries on the chosen days, each with a button that opens it. */
export const HolderList = ({ holders, onOpen }: { holders: readonly Holder[]; onOpen: (key: string) => void }) => {
  const { t } = useTranslation('admin');
  const { describe } = useHolderTexts();
  return (
    <ul aria-label={t('ownerCalendar.holders')} className="owner-holders divide-y divide-line">
      {holders.map((holder) => (
        <li key={holder.key}>
          <button
            type="button"
            onClick={() => onOpen(holder.key)}
            className="flex min-h-11 w-full items-center gap-2 rounded-small text-left text-label hover:text-pine"
          >
            <span aria-hidden {...lookOfEntry(holder.entry)} className="owner-bar owner-sample" data-starts data-ends />
            <span className="min-w-0 flex-1 truncate">{describe(holder)}</span>
            <Icon of={ChevronRight} size={16} className="text-ink-2" />
          </button>
        </li>
      ))}
    </ul>
  );
};
