import type { BookingRequest } from '@hearthstay/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/card';
import { QueryState } from '../../../shared/ui/query-state';
import { useRequests } from '../requests/use-requests';
import { BookingsPanel } from './bookings-panel';
import { BookingsSkeleton } from './bookings-skeleton';
import { CancelDialog } from './cancel-dialog/cancel-dialog';

/** Where the owner answers requests. */
export const BookingsTab = () => {
  const { t } = useTranslation('admin');
  const { query, requests } = useRequests();
  const [cancelling, setCancelling] = useState<BookingRequest | null>(null);
  return (
    <div tabIndex={-1} role="region" aria-label={t('tabs.bookings')}>
      {requests ? (
        <BookingsPanel requests={requests} onCancel={setCancelling} />
      ) : (
        <Card>
          <QueryState query={query} skeleton={<BookingsSkeleton />} />
        </Card>
      )}
      {cancelling && <CancelDialog request={cancelling} onClose={() => setCancelling(null)} />}
    </div>
  );
};
