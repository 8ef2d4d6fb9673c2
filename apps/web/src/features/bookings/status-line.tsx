import { isTaken } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { DuePart } from '@web/panel/requests/due-part';
import { isUnconfirmed, UnconfirmedMarker, WishMarker } from '@web/panel/requests/request-details';
import type { RequestRow } from '@web/panel/requests/request-rows';

/** The one fact about a request, beside its status, that matters now. */
export const StatusLine = ({ row }: { row: RequestRow }) => {
  const { t } = useTranslation('admin');
  const { status, payment, quote, source, cancellationWish } = row.request;
  if (cancellationWish && !row.isPast) return <WishMarker row={row} />;
  if (isUnconfirmed(row)) return <UnconfirmedMarker row={row} />;
  const isPaid = isTaken(status) && payment && quote;
  const next = isPaid && payment.due[0];
  if (next) return <DuePart part={next} currency={quote.currency} />;
  const text = isPaid ? t(`bookings.payment.state.${payment.state}`) : source && t('bookingPage.entered');
  return text && <p className="text-note text-ink-2">{text}</p>;
};
