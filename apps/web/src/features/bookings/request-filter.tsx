import { ChevronDown, ListFilter, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { filterParam, requestFilters, type RequestFilter } from '@web/panel/requests/filter-requests';
import { TextButton } from '@web/shared/ui/button';
import { Icon } from '@web/shared/ui/icon';

const isFilter = (text: string | null): text is RequestFilter => requestFilters.some((filter) => filter === text);

/** The filter in the address; all requests where there is none. */
export const useRequestFilter = () => {
  const [params, setParams] = useSearchParams();
  const chosen = params.get(filterParam);
  const setFilter = (filter: RequestFilter) =>
    setParams(
      (previous) => {
        if (filter === 'all') previous.delete(filterParam);
        else previous.set(filterParam, filter);
        return previous;
      },
      { replace: true, preventScrollReset: true },
    );
  return { filter: isFilter(chosen) ? chosen : 'all', setFilter };
};

interface FilterToolbarProps {
  filter: RequestFilter;
  /** Those to choose from. */
  filters: readonly RequestFilter[];
  onChange: (filter: RequestFilter) => void;
  /** How many requests the filter shows. */
  count: number;
}

export const FilterToolbar = ({ filter, filters, onChange, count }: FilterToolbarProps) => {
  const { t } = useTranslation('admin');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 md:p-4 lg:px-6">
      <div className="w-full md:w-auto">
        <FilterSelect {...{ filter, filters, onChange }} />
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

type FilterSelectProps = Pick<FilterToolbarProps, 'filter' | 'filters' | 'onChange'>;

/**
 * The browser's own choice list, lying unseen over words that are as wide as the choice: on its own it would be as wide
 * as its longest option, and its label could not be pressed to open it.
 */
const FilterSelect = ({ filter, filters, onChange }: FilterSelectProps) => {
  const { t } = useTranslation('admin');
  return (
    <span className="relative flex min-h-11 items-center rounded-control border border-field bg-surface pr-3 pl-4 text-body outline-pine hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
      <Icon of={ListFilter} size={16} />
      <span aria-hidden className="ml-2 text-label/6 text-ink-2">
        {t('bookings.show')}
      </span>
      <span aria-hidden className="mr-2 ml-2 text-label/6 font-medium">
        {t(`bookings.filter.${filter}`)}
      </span>
      <Icon of={ChevronDown} size={16} className="ml-auto" />
      <select
        aria-label={t('bookings.show')}
        value={filter}
        onChange={(event) => onChange(event.target.value as RequestFilter)}
        className="absolute inset-0 w-full cursor-pointer appearance-none bg-surface text-ink opacity-0"
      >
        {filters.map((option) => (
          <option key={option} value={option}>
            {t(`bookings.filter.${option}`)}
          </option>
        ))}
      </select>
    </span>
  );
};
