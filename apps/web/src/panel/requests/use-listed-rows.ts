import { useMemo } from 'react';
import { useStayConditions } from '@web/shared/settings/use-stay-conditions';
import { useStayUnit } from '@web/shared/settings/use-stay-unit';
import { useToday } from '@web/shared/settings/use-today';
import { requestRows, type RequestRow } from './request-rows';
import { useRequestFilter } from './use-request-filter';
import { useRequests } from './use-requests';

/** The rows of the list in its order; empty while the requests are not loaded. */
export const useListedRows = (): RequestRow[] => {
  const { requests } = useRequests();
  const today = useToday();
  const { filter } = useRequestFilter();
  const unit = useStayUnit();
  const { stayRules } = useStayConditions().conditions;
  return useMemo(
    () => requestRows(requests ?? [], filter, today, unit, stayRules),
    [requests, filter, today, unit, stayRules],
  );
};
