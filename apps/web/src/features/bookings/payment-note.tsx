import type { ListedRequest } from '@hearthstay/contracts';
import { isTaken } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { DuePart } from '@web/panel/requests/due-part';

/** The one fact about the payments of a booking that matters now: what is due next, or that all is paid. */
export const PaymentNote = ({ request: { status, payment, quote } }: { request: ListedRequest }) => {
  const { t } = useTranslation('admin');
  if (!payment || !quote || !isTaken(status)) return null;
  const [next] = payment.due;
  if (next) return <DuePart part={next} currency={quote.currency} />;
  return <p className="text-note text-ink-2">{t(`bookings.payment.state.${payment.state}`)}</p>;
};
