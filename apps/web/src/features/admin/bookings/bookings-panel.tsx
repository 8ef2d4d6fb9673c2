import type { BookingRequest } from '@hearthstay/contracts';
import { useMemo } from 'react';
import { useToday } from '../../../shared/settings/use-today';
import { Card } from '../../../shared/ui/card';
import { useIsWide } from '../../../shared/ui/use-is-wide';
import { EmptyList } from './empty-list';
import { FilterToolbar } from './filter/filter-toolbar';
import { useRequestFilter } from './filter/use-request-filter';
import type { RequestHandlers } from './request-actions';
import { RequestCards } from './cards/request-cards';
import { requestRows } from './request-rows';
import { RequestsTable } from './table/requests-table';

interface BookingsPanelProps extends RequestHandlers {
  requests: BookingRequest[];
}

/** The filtered requests: a table where there is room for one, cards otherwise. */
export const BookingsPanel = ({ requests, ...handlers }: BookingsPanelProps) => {
  const today = useToday();
  const isWide = useIsWide();
  const { filter, setFilter } = useRequestFilter();
  const rows = useMemo(() => requestRows(requests, filter, today), [requests, filter, today]);
  const toolbar = <FilterToolbar filter={filter} onChange={setFilter} count={rows.length} />;
  const empty = rows.length === 0 && <EmptyList filter={filter} onShowAll={() => setFilter('all')} />;
  if (isWide) {
    return (
      <Card>
        {toolbar}
        <div className="border-t border-line">{empty || <RequestsTable rows={rows} {...handlers} />}</div>
      </Card>
    );
  }
  return (
    <>
      {toolbar}
      <div className="mt-3">{empty ? <Card>{empty}</Card> : <RequestCards rows={rows} {...handlers} />}</div>
    </>
  );
};
