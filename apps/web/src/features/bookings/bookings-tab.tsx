import type { BookingRequest, ListedRequest } from '@hearthstay/contracts';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CancelDialog } from '@web/panel/requests/decisions/cancel-dialog';
import type { RequestHandlers } from '@web/panel/requests/decisions/request-actions';
import { filterRequests, requestFilters, type RequestFilter } from '@web/panel/requests/filter-requests';
import { useListedRows } from '@web/panel/requests/use-listed-rows';
import { useRequestFilter } from '@web/panel/requests/use-request-filter';
import { useRequests } from '@web/panel/requests/use-requests';
import { useIsWide } from '@web/panel/use-is-wide';
import { useToday } from '@web/shared/settings/use-today';
import { Button } from '@web/shared/ui/button';
import { Card } from '@web/shared/ui/card';
import { EmptyState, QueryState } from '@web/shared/ui/query-state';
import { Skeleton, SkeletonBar } from '@web/shared/ui/skeleton';
import { ExportButton } from './export-button';
import { RequestCards } from './request-cards';
import { FilterToolbar } from './filter-toolbar';
import { RequestsTable } from './requests-table';

/** The list of requests, where the owner decides on them. */
export const BookingsTab = () => {
  const { t } = useTranslation('admin');
  const { query, requests } = useRequests();
  const [cancelling, setCancelling] = useState<BookingRequest | null>(null);
  return (
    <div tabIndex={-1} role="region" aria-label={t('tabs.bookings')} className="min-w-0">
      {requests ? (
        <>
          <BookingsPanel requests={requests} onCancel={setCancelling} />
          {requests.length > 0 && <ExportButton />}
        </>
      ) : (
        <Card>
          <QueryState query={query} skeleton={<BookingsSkeleton />} />
        </Card>
      )}
      {cancelling && <CancelDialog request={cancelling} onClose={() => setCancelling(null)} />}
    </div>
  );
};

interface BookingsPanelProps extends RequestHandlers {
  requests: ListedRequest[];
}

/** The filtered requests: a table on wide screens, otherwise cards. */
const BookingsPanel = ({ requests, ...handlers }: BookingsPanelProps) => {
  const today = useToday();
  const isWide = useIsWide();
  const { filter, setFilter } = useRequestFilter();
  const rows = useListedRows();
  const filters = requestFilters.filter((option) => {
    if (option === 'payment-due') return requests.some(({ payment }) => payment);
    return option !== 'proposals' || filter === option || filterRequests(option, requests, today).length > 0;
  });
  const toolbar = <FilterToolbar {...{ filter, filters }} onChange={setFilter} count={rows.length} />;
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

/** Says that no request matches the filter, and links to the other requests. */
const EmptyList = ({ filter, onShowAll }: { filter: RequestFilter; onShowAll: () => void }) => {
  const { t } = useTranslation('admin');
  return (
    <EmptyState
      icon={Inbox}
      title={t(`bookings.empty.${filter}`)}
      text={filter === 'pending' && t('bookings.empty.pendingHint')}
      action={
        filter !== 'all' && (
          <Button kind="quiet" size="medium" onClick={onShowAll}>
            {t('bookings.empty.showAll')}
          </Button>
        )
      }
    />
  );
};

const skeletonRows = [1, 2, 3, 4];

/** The placeholder of the requests while they are loaded. */
const BookingsSkeleton = () => (
  <Skeleton>
    {skeletonRows.map((row) => (
      <div key={row} className="flex gap-8 border-line p-4 not-first:border-t md:px-6">
        <div className="flex gap-2 max-md:hidden">
          <SkeletonBar className="h-9 w-29" />
          <SkeletonBar className="h-9 w-26" />
        </div>
        <div className="grid flex-1 content-center gap-2">
          <SkeletonBar className="h-4 w-34" />
          <SkeletonBar className="h-3 w-44" />
        </div>
        <div className="grid flex-1 content-center gap-2 max-lg:hidden">
          <SkeletonBar className="h-4 w-38" />
          <SkeletonBar className="h-3 w-19" />
        </div>
        <SkeletonBar className="h-7 w-26" />
      </div>
    ))}
  </Skeleton>
);
