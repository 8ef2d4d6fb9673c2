import { useMemo } from 'react';
import { useStayConditions } from '@web/shared/settings/use-stay-conditions';
import { useStayUnit } from '@web/shared/settings/use-stay-unit';
import { useToday } from '@web/shared/settings/use-today';
import { requestRows, type RequestRow } from './request-rows';
import { useRequests } from './use-requests';

/** The row of one request; `undefined` while it is not loaded, or if there is none. */
export const useRequestRow = (id: string): RequestRow | undefined => {
  const { requests } = useRequests();
  const today = useToday();
  const unit = useStayUnit();
  const { stayRules } = useStayConditions().conditions;
  return useMemo(() => {
    const rowsOf = (filter: 'all' | 'past') => requestRows(requests ?? [], filter, today, unit, stayRules);
    return [...rowsOf('all'), ...rowsOf('past')].find(({ request }) => request.id === id);
  }, [requests, today, unit, stayRules, id]);
};
