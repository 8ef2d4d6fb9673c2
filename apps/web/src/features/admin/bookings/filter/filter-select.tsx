import { requestFilters, type RequestFilter } from '@hearthstay/stay';
import { ChevronDown, ListFilter } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../shared/ui/icon';

interface FilterSelectProps {
  filter: RequestFilter;
  onChange: (filter: RequestFilter) => void;
}

/**
 * The browser's own choice list, lying unseen over words that are as wide as the choice: on its own it would be as wide
 * as its longest option, and its label could not be pressed to open it.
 */
export const FilterSelect = ({ filter, onChange }: FilterSelectProps) => {
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
        {requestFilters.map((option) => (
          <option key={option} value={option}>
            {t(`bookings.filter.${option}`)}
          </option>
        ))}
      </select>
    </span>
  );
};
