import { useSearchParams } from 'react-router-dom';
import { filterParam, requestFilters, type RequestFilter } from './filter-requests';

const isFilter = (text: string | null): text is RequestFilter => requestFilters.some((filter) => filter === text);

/** The filter in the address; by default all requests. */
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
