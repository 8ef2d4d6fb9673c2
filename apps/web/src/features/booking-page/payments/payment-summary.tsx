import type { ListedRequest } from '@hearthstay/contracts';
import { isMadeByOffer } from '@hearthstay/stay';
import { Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DuePart } from '@web/panel/requests/due-part';
import { TextButton } from '@web/shared/ui/button';

export interface PaymentHandlers {
  onChangePrice: (request: ListedRequest) => void;
  onShowPayments: (request: ListedRequest) => void;
}

interface PaymentSummaryProps extends PaymentHandlers {
  request: ListedRequest;
}

/** The paid and due amounts of a guest, with buttons to change them; nothing for a request without a price. */
export const PaymentSummary = ({ request, onChangePrice, onShowPayments }: PaymentSummaryProps) => {
  const { t } = useTranslation('admin');
  const { payment, quote, status } = request;
  if (!payment || !quote || status === 'declined') return null;
  // The price of an offer changes with another offer.
  if (isMadeByOffer(request)) return null;
  if (status === 'pending') {
    return (
      <TextButton icon={Wallet} className="print:hidden" onClick={() => onChangePrice(request)}>
        {t('bookings.payment.changePrice')}
      </TextButton>
    );
  }
  return (
    <div className="grid justify-items-start gap-1">
      <p className="text-note font-medium">{t(`bookings.payment.state.${payment.state}`)}</p>
      {payment.due.map((part) => (
        <DuePart key={part.kind} part={part} currency={quote.currency} />
      ))}
      <TextButton icon={Wallet} className="print:hidden" onClick={() => onShowPayments(request)}>
        {t('bookings.payment.show')}
      </TextButton>
    </div>
  );
};
