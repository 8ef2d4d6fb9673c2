import { addressOfTab } from '@hearthstay/contracts/page-paths';
import { CalendarPlus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '@web/panel/filter-select';
import type { RequestFilter } from '@web/panel/requests/filter-requests';
import { TextButton } from '@web/shared/ui/button';
import { ButtonLink } from '@web/shared/ui/button-link';

interface FilterToolbarProps {
  filter: RequestFilter;
  /** The filters to choose from. */
  filters: readonly RequestFilter[];
  onChange: (filter: RequestFilter) => void;
  /** The number of requests that match the filter. */
  count: number;
}

export const FilterToolbar = ({ filter, filters, onChange, count }: FilterToolbarProps) => {
  const { t } = useTranslation('admin');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 md:p-4 lg:px-6">
      <div className="w-full md:w-auto">
        <FilterSelect
          label={t('bookings.show')}
          value={filter}
          options={filters.map((value) => ({ value, text: t(`bookings.filter.${value}`) }))}
          onChange={onChange}
        />
      </div>
      {filter !== 'all' && (
        <TextButton icon={X} onClick={() => onChange('all')} className="order-last mr-2 md:order-none md:mr-0">
          {t('bookings.clearFilter')}
        </TextButton>
      )}
      <p aria-live="polite" className="ml-2 text-note text-ink-2 md:ml-0">
        {t('bookings.count', { count })}
      </p>
      <ButtonLink
        to={addressOfTab('availability')}
        kind="quiet"
        size="medium"
        icon={CalendarPlus}
        className="ml-auto print:hidden"
      >
        {t('bookings.enter')}
      </ButtonLink>
    </div>
  );
};
