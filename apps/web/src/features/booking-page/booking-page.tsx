import type { ListedRequest } from '@hearthstay/contracts';
import { ArrowLeft, Inbox, Maximize2, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useBookingAddresses } from '@web/panel/booking-address';
import { CancelDialog } from '@web/panel/requests/decisions/cancel-dialog';
import { MoveDialog } from '@web/panel/requests/move/move-dialog';
import { OfferDialog } from '@web/panel/requests/offer/offer-dialog';
import type { RequestRow } from '@web/panel/requests/request-rows';
import { useRequestRow } from '@web/panel/requests/use-request-row';
import { useRequests } from '@web/panel/requests/use-requests';
import { useHasTwoColumns, useIsWide } from '@web/panel/use-is-wide';
import { IconButton } from '@web/shared/ui/button';
import { Card } from '@web/shared/ui/card';
import { Icon } from '@web/shared/ui/icon';
import { EmptyState, QueryState } from '@web/shared/ui/query-state';
import { Skeleton, SkeletonBar } from '@web/shared/ui/skeleton';
import { BookingActions } from './booking-actions';
import { BookingDetails, BookingInColumns } from './booking-details';
import type { BookingDialog } from './booking-dialog';
import { BookingHeader } from './booking-header';
import { EditGuestDialog } from './edit-guest-dialog';
import { MoreDialog } from './more-dialog';
import { NeighbourLinks } from './neighbour-links';
import type { PaidRequest } from './payments/paid-request';
import { PaymentsDialog } from './payments/payments-dialog';
import { PriceDialog } from './payments/price-dialog';
import { useNeighbourKeys, useNeighbours } from './use-neighbours';
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
  const neighbours = useNeighbours(id);
  const onArrow = useNeighbourKeys(neighbours);
  const isInColumns = useHasTwoColumns() && !isBeside;
  const isWide = useIsWide();
  return (
    <>
      <article
        tabIndex={-1}
        aria-label={t('bookingPage.label')}
        data-beside={isBeside || undefined}
        data-columns={isInColumns || undefined}
        onKeyDown={(event) => {
          if (!isBeside) onArrow(event);
          else if (event.key === 'Escape') close();
        }}
        className="booking-page"
      >
        {!isBeside && (
          <div className="flex min-h-11 items-center justify-between gap-4">
            <Link to={addresses.list} className="text-button">
              <Icon of={ArrowLeft} size={16} />
              {t('bookingPage.back')}
            </Link>
            <NeighbourLinks {...neighbours} />
          </div>
        )}
        {row && (
          <BookingHeader row={row} hasStay={isWide} corner={isBeside && <BesideCorner id={id} onClose={close} />}>
            {isInColumns && <BookingActions row={row} onOpen={setDialog} className="flex flex-wrap gap-2" />}
          </BookingHeader>
        )}
        {row ? (
          isInColumns ? (
            <BookingInColumns row={row} onOpen={setDialog} />
          ) : (
            <BookingDetails row={row} onOpen={setDialog} />
          )
        ) : query.data ? (
          <EmptyState icon={Inbox} title={t('bookingPage.missing')} text={t('bookingPage.missingHint')} />
        ) : (
          <Card className="p-4">
            <QueryState query={query} skeleton={<BookingSkeleton />} />
          </Card>
        )}
      </article>
      {row && dialog && <OpenDialog dialog={dialog} row={row} onOpen={setDialog} onClose={() => setDialog(null)} />}
    </>
  );
};

interface BesideCornerProps {
  id: string;
  onClose: () => void;
}

/** A link to the page without the list, and a button to the list without the page. */
const BesideCorner = ({ id, onClose }: BesideCornerProps) => {
  const { t } = useTranslation(['admin', 'common']);
  const addresses = useBookingAddresses();
  return (
    <>
      <Link to={addresses.alone(id)} aria-label={t('bookingPage.maximize')} className="icon-button text-ink-2">
        <Icon of={Maximize2} />
      </Link>
      <IconButton icon={X} label={t('common:close')} isPlain onClick={onClose} className="text-ink-2" />
    </>
  );
};

interface OpenDialogProps {
  dialog: BookingDialog;
  row: RequestRow;
  onOpen: (dialog: BookingDialog) => void;
  onClose: () => void;
}

const isPaid = (request: ListedRequest): request is PaidRequest =>
  request.quote !== undefined && request.payment !== undefined;

const OpenDialog = ({ dialog, row, onOpen, onClose }: OpenDialogProps) => {
  const { request } = row;
  if (dialog === 'more') return <MoreDialog {...{ row, onOpen, onClose }} />;
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
