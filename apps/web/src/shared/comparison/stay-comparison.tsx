import type { BookingRequest } from '@hearthstay/contracts';
import { formatMoney } from '@hearthstay/prices';
import { formatRange, rangeOf } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { useGuestsText } from '@web/shared/booking/guests-and-price';
import { useLocale } from '@web/shared/i18n/language';
import { Comparison, type Compared } from './comparison';

type ComparedStay = Pick<BookingRequest, 'startDate' | 'endDate' | 'adults' | 'children' | 'quote'>;

interface StayComparisonProps {
  before: ComparedStay;
  /** The proposed stay; without guests, the present ones are kept. */
  after: ComparedStay;
}

/** The days, guests and total of a stay compared with those of a proposal. */
export const StayComparison = ({ before, after }: StayComparisonProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const guestsText = useGuestsText();
  const totalOf = ({ quote }: ComparedStay) => (quote ? formatMoney(quote.total, quote.currency, locale) : null);
  const lineOf = (label: string, was: string | null, willBe: string | null): Compared[] =>
    willBe === null ? [] : [{ label, before: was === willBe ? undefined : (was ?? undefined), after: willBe }];
  return (
    <Comparison
      lines={[
        ...lineOf(t('comparison.days'), formatRange(rangeOf(before), locale), formatRange(rangeOf(after), locale)),
        ...lineOf(t('comparison.guests'), guestsText(before), guestsText(after) ?? guestsText(before)),
        ...lineOf(t('quote.total'), totalOf(before), totalOf(after)),
      ]}
    />
  );
};
