import { formatMoney, type Quote, type QuoteLine } from '@hearthstay/prices';
import { weekdayNames } from '@hearthstay/stay';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@web/shared/i18n/language';

interface QuoteLinesProps {
  quote: Quote;
}

/** The price of a stay: a line for each part, the total, and the parts to pay with their due dates. */
export const QuoteLines = ({ quote }: QuoteLinesProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const money = (amount: number) => formatMoney(amount, quote.currency, locale);
  const textOf = useLineText(money);
  const billed = quote.lines.filter(({ onSite }) => !onSite);
  const onSite = quote.lines.filter((line) => line.onSite);
  return (
    <dl className="grid gap-1.5 text-note">
      {billed.map((line, index) => (
        <Row key={index} name={textOf(line)} amount={money(line.amount)} />
      ))}
      <Row
        name={t('quote.total')}
        amount={money(quote.total)}
        className="mt-1.5 border-t border-line pt-3 text-body font-semibold"
      />
      {quote.nights > 1 && <Row name={t('quote.average')} amount={money(averageOf(quote))} className="text-ink-2" />}
      {quote.deposit > 0 && (
        <>
          <Row name={t('quote.deposit')} amount={money(quote.deposit)} className="text-ink-2" />
          <Row name={t('quote.balance')} amount={money(quote.balance)} className="text-ink-2" />
        </>
      )}
      {onSite.map((line, index) => (
        <Row
          key={index}
          name={t('quote.onSite', { line: textOf(line) })}
          amount={money(line.amount)}
          className="text-ink-2"
        />
      ))}
    </dl>
  );
};

/** The total per night, rounded half up, only to compare prices. */
const averageOf = ({ total, nights }: Quote) => Math.floor((2 * total + nights) / (2 * nights));

interface RowProps {
  name: string;
  amount: string;
  className?: string;
}

const Row = ({ name, amount, className }: RowProps) => (
  <div className={`flex items-baseline justify-between gap-4 ${className ?? ''}`}>
    <dt className="min-w-0 wrap-anywhere">{name}</dt>
    <dd className="shrink-0 tabular-nums">{amount}</dd>
  </div>
);

/** The label of a line: "5 nights at €120.00, summer". */
const useLineText = (money: (amount: number) => string) => {
  const { t } = useTranslation();
  const locale = useLocale();
  return ({ kind, quantity, unitAmount, season, weekday, percent }: QuoteLine): string => {
    const values = { count: quantity, price: money(unitAmount) };
    switch (kind) {
      case 'nights':
        return season === undefined ? t('quote.nights', values) : t('quote.nightsOfSeason', { ...values, season });
      case 'weekday-surcharge':
        return t('quote.weekdaySurcharge', { ...values, weekday: weekdayNames(locale, 'long')[(weekday ?? 1) - 1] });
      case 'extra-guests':
        return t('quote.extraGuests', values);
      case 'discount':
        return t('quote.discount', { percent });
      case 'cleaning':
        return t('quote.cleaning');
      case 'tourist-tax':
        return t('quote.touristTax', values);
      case 'agreed':
        return unitAmount < 0 ? t('quote.agreedLess') : t('quote.agreedMore');
    }
  };
};
