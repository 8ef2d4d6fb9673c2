import {
  addDays,
  compareDays,
  dayCount,
  daysBetween,
  isoWeekdayOf,
  nightsOf,
  type Day,
  type StayRange,
} from '@hearthstay/stay';
import { percentOf } from '../money/percent';
import { guestCount, type Guests, type PriceList, type PriceSeason } from '../prices';
import type { Quote, QuoteLine } from './quote';

type Unpriced = Omit<QuoteLine, 'amount'>;

const line = (fields: Unpriced): QuoteLine => ({ ...fields, amount: fields.quantity * fields.unitAmount });

/** Counts nights without a loop over them, because a calendar with prices needs many quotes. */
const nightsOfSeason = ({ from, to }: PriceSeason, first: Day, last: Day): number =>
  daysBetween(from > first ? from : first, to < last ? to : last) + 1;

/** The nights outside of all seasons first, then each season in the order of the year. */
const nightLines = (first: Day, nights: number, { seasons, pricePerNight }: PriceList): QuoteLine[] => {
  const last = addDays(first, nights - 1);
  const ofSeasons = seasons
    .filter(({ from, to }) => from <= last && first <= to)
    .sort((one, other) => compareDays(one.from, other.from))
    .map((season) =>
      line({
        kind: 'nights',
        quantity: nightsOfSeason(season, first, last),
        unitAmount: season.pricePerNight,
        season: season.name,
      }),
    );
  const others = nights - ofSeasons.reduce((sum, { quantity }) => sum + quantity, 0);
  return [line({ kind: 'nights', quantity: others, unitAmount: pricePerNight }), ...ofSeasons];
};

/** How many of so many nights in a row begin on a weekday, if the first one begins on `first`. */
const countWeekday = (weekday: number, first: number, nights: number): number =>
  Math.floor(nights / 7) + ((weekday - first + 7) % 7 < nights % 7 ? 1 : 0);

const surchargeLines = (first: Day, nights: number, { weekdaySurcharges }: PriceList): QuoteLine[] =>
  Object.entries(weekdaySurcharges).map(([key, unitAmount = 0]) => {
    const weekday = Number(key);
    const quantity = countWeekday(weekday, isoWeekdayOf(first), nights);
    return line({ kind: 'weekday-surcharge', quantity, unitAmount, weekday });
  });

const extraGuestsLine = (guests: Guests, nights: number, { extraGuest }: PriceList): QuoteLine | null => {
  if (!extraGuest) return null;
  const extra = Math.max(0, guestCount(guests) - extraGuest.from + 1);
  return line({ kind: 'extra-guests', quantity: extra * nights, unitAmount: extraGuest.perNight });
};

/** The highest discount for so many nights: discounts do not add up. */
const bestPercent = (nights: number, { discounts }: PriceList): number =>
  Math.max(0, ...discounts.filter((discount) => discount.nights <= nights).map(({ percent }) => percent));

const discountLine = (base: readonly QuoteLine[], nights: number, prices: PriceList): QuoteLine => {
  const percent = bestPercent(nights, prices);
  const amount = percentOf(sumOf(base), percent);
  return line({ kind: 'discount', quantity: 1, unitAmount: -amount, percent });
};

/** Children whose age is unknown pay, so that no guest pays more at the house than quoted. */
const taxedGuests = ({ adults, children }: Guests, freeBelowAge: number): number =>
  adults + children.filter((age) => age === null || age >= freeBelowAge).length;

const taxLine = (range: StayRange, nights: number, guests: Guests, { touristTax }: PriceList): QuoteLine | null => {
  if (!touristTax) return null;
  const { perAdult, per, freeBelowAge, onSite } = touristTax;
  const times = per === 'night' ? nights : dayCount(range);
  const quantity = taxedGuests(guests, freeBelowAge) * times;
  return line({ kind: 'tourist-tax', quantity, unitAmount: perAdult, ...(onSite && { onSite }) });
};

const sumOf = (lines: readonly QuoteLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

const charged = (lines: readonly (QuoteLine | null)[]): QuoteLine[] =>
  lines.filter((candidate) => candidate !== null).filter(({ amount }) => amount !== 0);

/**
 * What a stay costs. Each night has the price of its season. A discount is a share of the nights with their surcharges
 * and extra guests, not of cleaning or tax, which the owner passes on. Lines of zero are left out. Each line and the
 * deposit are rounded once, half up.
 *
 * All prices are within `priceLimits`, and the range is not reversed.
 */
export const quoteOf = (range: StayRange, guests: Guests, prices: PriceList): Quote => {
  const nights = nightsOf(range);
  const base = charged([
    ...nightLines(range.start, nights, prices),
    ...surchargeLines(range.start, nights, prices),
    extraGuestsLine(guests, nights, prices),
  ]);
  const cleaning = line({ kind: 'cleaning', quantity: 1, unitAmount: prices.cleaning });
  const lines = [
    ...base,
    ...charged([discountLine(base, nights, prices), cleaning, taxLine(range, nights, guests, prices)]),
  ];
  const total = sumOf(lines.filter(({ onSite }) => !onSite));
  const deposit = percentOf(total, prices.deposit?.percent ?? 0);
  const onSite = sumOf(lines.filter((each) => each.onSite));
  return { currency: prices.currency, nights, lines, total, deposit, balance: total - deposit, onSite };
};
