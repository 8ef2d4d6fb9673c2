import { requestFilters, type RequestFilter } from '@hearthstay/stay';
import { useSearchParams } from 'react-router-dom';

/** The query parameter that holds the filter, so that other pages can link to a filtered list. */
export const filterParam = 'filter';

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
