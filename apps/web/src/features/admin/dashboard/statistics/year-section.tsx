import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../shared/ui/icon';
import { GuestRow } from './guest-row';
import type { GuestYear } from './use-guest-statistics';

interface YearSectionProps {
  statistics: GuestYear;
  /** Whether it starts open; afterwards it is up to the reader. */
  isOpen: boolean;
}

/** A year that opens and closes. */
export const YearSection = ({ statistics, isOpen }: YearSectionProps) => {
  const { t } = useTranslation(['admin', 'common']);
  const { year, uniqueGuests, totalDays, guests } = statistics;
  const mostDays = guests[0]?.totalDays ?? 0;
  return (
    <details open={isOpen} className="group">
      <summary className="flex min-h-16 list-none items-center gap-3 px-4 outline-offset-[-4px] hover:bg-sunken xs:px-6 [&::-webkit-details-marker]:hidden">
        <Icon of={ChevronRight} className="text-ink-2 transition-transform group-open:rotate-90" />
        <span className="font-voice text-[1.375rem]/7 tracking-[-0.01em]">{year}</span>
        <span className="ml-1 text-ink-2 xs:ml-3">{t('statistics.guests', { count: uniqueGuests })}</span>
        <span className="ml-auto text-label font-semibold tabular-nums">{t('common:days', { count: totalDays })}</span>
      </summary>
      <ul className="divide-y divide-line px-4 pb-4 xs:pr-6 xs:pl-14">
        {guests.map((guest) => (
          <GuestRow key={guest.email} guest={guest} mostDays={mostDays} />
        ))}
      </ul>
    </details>
  );
};
