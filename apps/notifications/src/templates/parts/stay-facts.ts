import type { Locale } from '@hearthstay/contracts';
import { formatMoney } from '@hearthstay/prices';
import { formatDay, stayLength } from '@hearthstay/stay';
import type { Fact } from '../email-content';
import { textsIn, type EmailTexts } from '../texts/texts';
import { stayRange, type StayData } from './stay-range';

const small = (label: string, value: string): Fact => ({ label, value, isLarge: false });

const guestFacts = ({ adults, children = [] }: StayData, { facts, adultCount, childCount }: EmailTexts): Fact[] => {
  if (adults === undefined) return [];
  const counts = [adultCount(adults), ...(children.length > 0 ? [childCount(children.length)] : [])];
  return [small(facts.guests, counts.join(', '))];
};

/** The total and, where a part of it is due earlier, the deposit. */
const priceFacts = ({ quote }: StayData, { facts }: EmailTexts, locale: Locale): Fact[] => {
  if (!quote) return [];
  const money = (amount: number) => formatMoney(amount, quote.currency, locale);
  return [
    small(facts.total, money(quote.total)),
    ...(quote.deposit > 0 ? [small(facts.deposit, money(quote.deposit))] : []),
  ];
};

/** The days of a stay, and the guests and the price if the house has them. */
export const stayFacts = (request: StayData, locale: Locale): Fact[] => {
  const texts = textsIn(locale);
  const { facts } = texts;
  const { unit = 'days' } = request;
  return [
    { label: facts.arrival, value: formatDay(request.startDate, locale), isLarge: true },
    { label: facts.departure, value: formatDay(request.endDate, locale), isLarge: true },
    { label: facts.duration, value: texts[unit](stayLength(stayRange(request), unit)), isLarge: false },
    ...guestFacts(request, texts),
    ...priceFacts(request, texts, locale),
  ];
};
