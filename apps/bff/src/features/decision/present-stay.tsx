import { formatMoney } from '@hearthstay/prices';
import { formatDay, formatRange, rangeOf } from '@hearthstay/stay';
import type { PageProps } from './page-props';

/** What holds until a wish for other days or guests is accepted, and until when that is possible. */
export const PresentStay = ({ request, locale, t }: PageProps) => {
  const { adults, children = [], quote, proposal } = request;
  const parts = [
    formatRange(rangeOf(request), locale),
    ...(adults === undefined ? [] : [t('common.guests.adults', { count: adults })]),
    ...(children.length === 0 ? [] : [t('common.guests.children', { count: children.length })]),
    ...(quote ? [formatMoney(quote.total, quote.currency, locale)] : []),
  ];
  return (
    <p className="quiet">
      {t('change.before', { stay: parts.join(', ') })}
      {proposal && ` ${t('change.until', { day: formatDay(proposal.validUntil, locale) })}`}
    </p>
  );
};
