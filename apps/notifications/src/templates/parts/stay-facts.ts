import type { Locale } from '@hearthstay/contracts';
import { formatMoney } from '@hearthstay/prices';
import { formatDay, stayLength } from '@hearthstay/stay';
import type { Fact } from '../email-content';
import { textsIn, type EmailTexts } from '../texts';
import { stayRange, type StayData } from './stay-range';

const small = (label: string, value: string): Fact => ({ label, value, isLarge: false });

/** "2 adults, 1 child"; `undefined` if the house does not ask for guests. */
export const guestCount = (
  { adults, children = [] }: Pick<StayData, 'adults' | 'children'>,
  t: EmailTexts,
): string | undefined => {
  if (adults === undefined) return undefined;
  const counts = [
    t('adultCount', { count: adults }),
    ...(children.length > 0 ? [t('childCount', { count: children.length })] : []),
  ];
  return counts.join(', ');
};

const guestFacts = (stay: StayData, t: EmailTexts): Fact[] => {
  const count = guestCount(stay, t);
  return count === undefined ? [] : [small(t('facts.guests'), count)];
};

/** The total and, where a part of it is due earlier, the deposit. */
const priceFacts = ({ quote }: StayData, t: EmailTexts, locale: Locale): Fact[] => {
  if (!quote) return [];
  const money = (amount: number) => formatMoney(amount, quote.currency, locale);
  return [
    small(t('facts.total'), money(quote.total)),
    ...(quote.deposit > 0 ? [small(t('facts.deposit'), money(quote.deposit))] : []),
  ];
};

/** Arrival and departure. */
export const stayDayFacts = ({ startDate, endDate }: StayData, locale: Locale): Fact[] => {
  const t = textsIn(locale);
  return [
    { label: t('facts.arrival'), value: formatDay(startDate, locale), isLarge: true },
    { label: t('facts.departure'), value: formatDay(endDate, locale), isLarge: true },
  ];
};

/** The days of a stay, and the guests and the price if the house has them. */
export const stayFacts = (request: StayData, locale: Locale): Fact[] => {
  const t = textsIn(locale);
  const { unit = 'days' } = request;
  return [
    ...stayDayFacts(request, locale),
    { label: t('facts.duration'), value: t(unit, { count: stayLength(stayRange(request), unit) }), isLarge: false },
    ...guestFacts(request, t),
    ...priceFacts(request, t, locale),
  ];
};
