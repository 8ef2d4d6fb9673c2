import { isTaken, openProposalOf } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { DuePart } from '@web/panel/requests/due-part';
import {
  AwaitedMarker,
  isAwaitingGuest,
  isUnconfirmed,
  ProposalMarker,
  UnconfirmedMarker,
  WishMarker,
} from '@web/panel/requests/request-details';
import type { RequestRow } from '@web/panel/requests/request-rows';
import { useToday } from '@web/shared/settings/use-today';

/**
 * The most important fact about a request besides its status. What the guest has to confirm comes before what the guest
 * has to pay.
 */
export const StatusLine = ({ row }: { row: RequestRow }) => {
  const { t } = useTranslation('admin');
  const today = useToday();
  const { status, payment, quote, source, cancellationWish } = row.request;
  if (cancellationWish && !row.isPast) return <WishMarker row={row} />;
  if (openProposalOf(row.request, today)) return <ProposalMarker request={row.request} />;
  if (isUnconfirmed(row)) return <UnconfirmedMarker row={row} />;
  const isPaid = isTaken(status) && payment && quote;
  const next = isPaid && payment.due[0];
  const isAwaiting = isAwaitingGuest(row, today);
  if (isAwaiting || next) {
    return (
      <>
        {isAwaiting && <AwaitedMarker request={row.request} />}
        {next && <DuePart part={next} currency={quote.currency} isShort />}
      </>
    );
  }
  const text = isPaid ? t(`bookings.payment.state.${payment.state}`) : source && t('bookingPage.entered');
  return text && <p className="text-note text-ink-2">{text}</p>;
};
