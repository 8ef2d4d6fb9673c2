import type { ListedRequest } from '@hearthstay/contracts';
import { useTranslation } from 'react-i18next';
import { QuoteLines } from '@web/shared/booking/quote-lines';
import { PaymentSummary, type PaymentHandlers } from './payments/payment-summary';
import { Section } from './section';

/** The price of the stay with its payments; nothing without a price. */
export const PriceSection = ({ request, ...handlers }: PaymentHandlers & { request: ListedRequest }) => {
  const { t } = useTranslation('admin');
  const { quote, priceNote } = request;
  if (!quote) return null;
  return (
    <Section title={t('bookingPage.price')}>
      <div className="grid gap-3">
        <QuoteLines quote={quote} />
        {priceNote && (
          <p className="text-note wrap-anywhere text-ink-2">{t('bookingPage.priceNote', { note: priceNote })}</p>
        )}
        <PaymentSummary request={request} {...handlers} />
      </div>
    </Section>
  );
};
