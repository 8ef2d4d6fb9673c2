import type { BookingRequest } from '@hearthstay/contracts';
import { formatMoney } from '@hearthstay/prices';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';
import { QuoteLines } from './quote-lines';

type Stay = Pick<BookingRequest, 'adults' | 'children' | 'quote'>;

/** The number of guests in words: "2 adults, 1 child (6)"; `null` if the house did not ask for it. */
export type GuestsText = (stay: Pick<Stay, 'adults' | 'children'>) => string | null;

export const useGuestsText = (): GuestsText => {
  const { t } = useTranslation();
  return ({ adults, children = [] }) => {
    if (adults === undefined) return null;
    const ages = children.filter((age) => age !== null);
    return [
      t('guests.adults', { count: adults }),
      ...(children.length > 0 ? [t('guests.children', { count: children.length })] : []),
      ...(ages.length > 0 ? [t('guests.ages', { count: ages.length, ages: ages.join(', ') })] : []),
    ].join(', ');
  };
};

/** The number of guests and the quote of a request, as far as it has them. */
export const GuestsAndPrice = ({ stay }: { stay: Stay }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const guests = useGuestsText()(stay);
  const { quote } = stay;
  if (guests === null && !quote) return null;
  return (
    <div className="grid gap-1 text-note">
      {guests !== null && <p className="text-ink-2">{guests}</p>}
      {quote && (
        <details>
          <summary className="-my-3 cursor-pointer py-3 font-semibold tabular-nums">
            {t('quote.totalOf', { total: formatMoney(quote.total, quote.currency, locale) })}
          </summary>
          <div className="mt-2 max-w-100">
            <QuoteLines quote={quote} />
          </div>
        </details>
      )}
    </div>
  );
};
