import { addDays, dayCount, isoWeekdayOf, nightsOf, seasonAt, type Day, type StayRange } from '@hearthstay/stay';
import { percentOf } from '../money/percent';
import { guestCount, type Guests, type PriceList, type PriceSeason } from '../prices';
import type { Quote, QuoteLine } from './quote';

/** The first day of each night. A stay of a single day has one night. */
const nightsIn = (range: StayRange): Day[] =>
  Array.from({ length: nightsOf(range) }, (_, index) => addDays(range.start, index));

/** How often each value occurs, in the order of the first occurrences. */
const countEach = <Value>(values: readonly Value[]): [Value, number][] => {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts];
};

type Unpriced = Omit<QuoteLine, 'amount'>;

const line = (fields: Unpriced): QuoteLine => ({ ...fields, amount: fields.quantity * fields.unitAmount });

const seasonLines = (nights: readonly Day[], { seasons, pricePerNight }: PriceList): QuoteLine[] =>
  countEach<PriceSeason | undefined>(nights.map((night) => seasonAt(night, seasons))).map(([season, quantity]) =>
    line({
      kind: 'nights',
      quantity,
      unitAmount: season?.pricePerNight ?? pricePerNight,
      ...(season && { season: season.name }),
    }),
  );

const surchargeLines = (nights: readonly Day[], { weekdaySurcharges }: PriceList): QuoteLine[] =>
  countEach(nights.map(isoWeekdayOf))
    .sort(([one], [other]) => one - other)
    .map(([weekday, quantity]) =>
      line({ kind: 'weekday-surcharge', quantity, unitAmount: weekdaySurcharges[weekday] ?? 0, weekday }),
    );

const extraGuestsLine = (guests: Guests, nights: number, { extraGuest }: PriceList): QuoteLine | null => {
  if (!extraGuest) return null;
  const extra = Math.max(0, guestCount(guests) - extraGuest.from + 1);
  return line({ kind: 'extra-guests', quantity: extra * nights, unitAmount: extraGuest.perNight });
};

/** The highest of the discounts for so many nights: they do not add up. */
const bestPercent = (nights: number, { discounts }: PriceList): number =>
  Math.max(0, ...discounts.filter((discount) => discount.nights <= nights).map(({ percent }) => percent));

const discountLine = (base: readonly QuoteLine[], nights: number, prices: PriceList): QuoteLine => {
  const percent = bestPercent(nights, prices);
  const amount = percentOf(sumOf(base), percent);
  return line({ kind: 'discount', quantity: 1, unitAmount: -amount, percent });
};

/** Children whose age is unknown pay, so that nobody pays more at the house than the quote said. */
const taxedGuests = ({ adults, children }: Guests, freeBelowAge: number): number =>
  adults + children.filter((age) => age === null || age >= freeBelowAge).length;

const taxLine = (range: StayRange, guests: Guests, { touristTax }: PriceList): QuoteLine | null => {
  if (!touristTax) return null;
  const { perAdult, per, freeBelowAge, onSite } = touristTax;
  const times = per === 'night' ? nightsOf(range) : dayCount(range);
  const quantity = taxedGuests(guests, freeBelowAge) * times;
  return line({ kind: 'tourist-tax', quantity, unitAmount: perAdult, ...(onSite && { onSite }) });
};

const sumOf = (lines: readonly QuoteLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

const charged = (lines: readonly (QuoteLine | null)[]): QuoteLine[] =>
  lines.filter((candidate) => candidate !== null).filter(({ amount }) => amount !== 0);

/**
 * What a stay costs. A night costs what its own season says; a discount is a share of the nights with their surcharges
 * and extra guests, not of cleaning or tax, which the owner passes on. Lines of nothing are left out. Each line is
 * rounded once, half up, and so is the deposit.
 *
 * Everything is within `priceLimits`, and the range is not reversed.
 */
export const quoteOf = (range: StayRange, guests: Guests, prices: PriceList): Quote => {
  const nights = nightsIn(range);
  const count = nights.length;
  const base = charged([
    ...seasonLines(nights, prices),
    ...surchargeLines(nights, prices),
    extraGuestsLine(guests, count, prices),
  ]);
  const cleaning = line({ kind: 'cleaning', quantity: 1, unitAmount: prices.cleaning });
  const lines = [...base, ...charged([discountLine(base, count, prices), cleaning, taxLine(range, guests, prices)])];
  const total = sumOf(lines.filter(({ onSite }) => !onSite));
  const deposit = percentOf(total, prices.deposit?.percent ?? 0);
  const onSite = sumOf(lines.filter((each) => each.onSite));
  return { currency: prices.currency, nights: count, lines, total, deposit, balance: total - deposit, onSite };
};
