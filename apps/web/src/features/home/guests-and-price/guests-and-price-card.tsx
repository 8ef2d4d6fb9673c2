import { useTranslation } from 'react-i18next';
import { QuoteLines } from '@web/shared/booking/quote-lines';
import { GuestCountFields } from '@web/shared/guest-count/guest-count-fields';
import { Card } from '@web/shared/ui/card';
import type { GuestsAndPrice } from './use-guests-and-price';

interface GuestsAndPriceCardProps {
  stay: GuestsAndPrice;
  /** Whether the request is being sent, so that nothing can be changed. */
  isPending: boolean;
}

/** The number of guests and the price. */
export const GuestsAndPriceCard = ({ stay, isPending }: GuestsAndPriceCardProps) => {
  const { t } = useTranslation('home');
  const { guests, quote, terms } = stay;
  return (
    <Card aria-label={t('guests.title')} className="grid gap-5 px-4 pt-5 pb-4 xs:p-6">
      {guests && <GuestCountFields {...stay} guests={guests} isPending={isPending} onChange={stay.changeGuests} />}
      {quote && (
        <div aria-live="polite">
          <QuoteLines quote={quote} />
        </div>
      )}
      {quote && terms && (
        <details className="text-note">
          <summary className="-my-3 cursor-pointer py-3 font-semibold text-pine">{t('guests.terms')}</summary>
          <p className="mt-2 whitespace-pre-line wrap-anywhere text-ink-2">{terms}</p>
        </details>
      )}
    </Card>
  );
};
