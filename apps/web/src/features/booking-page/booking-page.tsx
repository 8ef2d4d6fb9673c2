import type { ListedRequest } from '@hearthstay/contracts';
import { ArrowLeft, Inbox, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useBookingAddresses } from '@web/panel/booking-address';
import { CancelDialog } from '@web/panel/requests/decisions/cancel-dialog';
import { MoveDialog } from '@web/panel/requests/move/move-dialog';
import { OfferDialog } from '@web/panel/requests/offer/offer-dialog';
import { useRequestRow } from '@web/panel/requests/use-request-row';
import { useRequests } from '@web/panel/requests/use-requests';
import { IconButton } from '@web/shared/ui/button';
import { Card } from '@web/shared/ui/card';
import { Icon } from '@web/shared/ui/icon';
import { EmptyState, QueryState } from '@web/shared/ui/query-state';
import { Skeleton, SkeletonBar } from '@web/shared/ui/skeleton';
import { BookingDetails, type BookingDialog } from './booking-details';
import { EditGuestDialog } from './edit-guest-dialog';
import type { PaidRequest } from './payments/paid-request';
import { PaymentsDialog } from './payments/payments-dialog';
import { PriceDialog } from './payments/price-dialog';
import './booking-page.css';

interface BookingPageProps {
  id: string;
  /** Whether the page is beside the list; otherwise it has a link back to the list. */
  isBeside: boolean;
}

/** The page of one booking. */
export const BookingPage = ({ id, isBeside }: BookingPageProps) => {
  const { t } = useTranslation(['admin', 'common']);
  const navigate = useNavigate();
  const addresses = useBookingAddresses();
  const row = useRequestRow(id);
  const { query } = useRequests();
  const [dialog, setDialog] = useState<BookingDialog | null>(null);
  const close = () => void navigate(addresses.list, { preventScrollReset: true });
  return (
    <>
      <article
        tabIndex={-1}
        aria-label={t('bookingPage.label')}
        data-beside={isBeside || undefined}
        onKeyDown={(event) => isBeside && event.key === 'Escape' && close()}
        className="booking-page"
      >
        {isBeside ? (
          <IconButton
            icon={X}
            label={t('common:close')}
            isPlain
            onClick={close}
            className="absolute top-3 right-3 text-ink-2"
          />
        ) : (
          <Link to={addresses.list} className="text-button justify-self-start">
            <Icon of={ArrowLeft} size={16} />
            {t('bookingPage.back')}
          </Link>
        )}
        {row ? (
          <BookingDetails row={row} onOpen={setDialog} />
        ) : query.data ? (
          <EmptyState icon={Inbox} title={t('bookingPage.missing')} text={t('bookingPage.missingHint')} />
        ) : (
          <Card className="p-4">
            <QueryState query={query} skeleton={<BookingSkeleton />} />
          </Card>
        )}
      </article>
      {row && dialog && <OpenDialog dialog={dialog} request={row.request} onClose={() => setDialog(null)} />}
    </>
  );
};

interface OpenDialogProps {
  dialog: BookingDialog;
  request: ListedRequest;
  onClose: () => void;
}

const isPaid = (request: ListedRequest): request is PaidRequest =>
  request.quote !== undefined && request.payment !== undefined;

const OpenDialog = ({ dialog, request, onClose }: OpenDialogProps) => {
  if (dialog === 'cancel') return <CancelDialog request={request} onClose={onClose} />;
  if (dialog === 'edit') return <EditGuestDialog request={request} onClose={onClose} />;
  if (dialog === 'move') return <MoveDialog request={request} onClose={onClose} />;
  if (dialog === 'offer') return <OfferDialog request={request} onClose={onClose} />;
  if (!isPaid(request)) return null;
  if (dialog === 'price') return <PriceDialog request={request} onClose={onClose} />;
  return <PaymentsDialog request={request} onClose={onClose} />;
};

/** The placeholder of a booking while it is loaded. */
const BookingSkeleton = () => (
  <Skeleton>
    <div className="grid gap-4">
      <SkeletonBar className="h-7 w-26" />
      <SkeletonBar className="h-8 w-56" />
      <SkeletonBar className="h-4 w-44" />
    </div>
  </Skeleton>
);
