import type { RequestFilter } from '@hearthstay/stay';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TextButton } from '../../../../shared/ui/text-button';
import { FilterSelect } from './filter-select';

interface FilterToolbarProps {
  filter: RequestFilter;
  onChange: (filter: RequestFilter) => void;
  /** How many requests the filter shows. */
  count: number;
}

export const FilterToolbar = ({ filter, onChange, count }: FilterToolbarProps) => {
  const { t } = useTranslation('admin');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 md:p-4 lg:px-6">
      <div className="w-full md:w-auto">
        <FilterSelect filter={filter} onChange={onChange} />
      </div>
      {filter !== 'all' && (
        <TextButton icon={X} onClick={() => onChange('all')} className="order-last mr-2 ml-auto md:order-none md:ml-0">
          {t('bookings.clearFilter')}
        </TextButton>
      )}
      <p aria-live="polite" className="ml-2 text-note text-ink-2 md:ml-auto">
        {t('bookings.count', { count })}
      </p>
    </div>
  );
};
