import { addDays, fieldLimits, parseDay, type StayRange } from '@hearthstay/stay';
import fc from 'fast-check';
import { priceLimits, type Guests, type PriceList, type PriceSeason } from '../prices';

const amount = fc.oneof(fc.nat({ max: 20_000 }), fc.nat({ max: priceLimits.amountMax }));
const percent = fc.nat({ max: 100 });

/** Up to four seasons that do not overlap, in the weeks around New Year. */
const seasons: fc.Arbitrary<PriceSeason[]> = fc
  .array(fc.record({ gap: fc.nat({ max: 10 }), length: fc.integer({ min: 1, max: 20 }), pricePerNight: amount }), {
    maxLength: 4,
  })
  .map((parts) => {
    let next = parseDay('2026-11-25');
    return parts.map(({ gap, length, pricePerNight }, index) => {
      const from = addDays(next, gap);
      next = addDays(from, length);
      return { name: `Season ${index}`, from, to: addDays(next, -1), pricePerNight };
    });
  });

/** Any prices within the limits. */
export const anyPrices: fc.Arbitrary<PriceList> = fc.record({
  currency: fc.constantFrom('EUR', 'JPY', 'KWD'),
  pricePerNight: amount,
  weekdaySurcharges: fc.dictionary(fc.constantFrom('1', '2', '3', '4', '5', '6', '7'), amount),
  seasons,
  cleaning: amount,
  extraGuest: fc.option(fc.record({ from: fc.integer({ min: 2, max: 6 }), perNight: amount })),
  discounts: fc.array(fc.record({ nights: fc.integer({ min: 1, max: 15 }), percent }), { maxLength: 3 }),
  touristTax: fc.option(
    fc.record({
      perAdult: amount,
      per: fc.constantFrom('night' as const, 'day' as const),
      freeBelowAge: fc.nat({ max: 18 }),
      onSite: fc.boolean(),
    }),
  ),
  deposit: fc.option(fc.record({ percent })),
});

export const anyGuests: fc.Arbitrary<Guests> = fc.record({
  adults: fc.integer({ min: 1, max: 6 }),
  children: fc.array(fc.option(fc.nat({ max: fieldLimits.childAgeMax })), { maxLength: 4 }),
});

/** A stay of 1 to 30 days that often touches a season. */
export const anyStay: fc.Arbitrary<StayRange> = fc
  .record({ offset: fc.nat({ max: 60 }), more: fc.nat({ max: 29 }) })
  .map(({ offset, more }) => {
    const start = addDays(parseDay('2026-12-01'), offset);
    return { start, end: addDays(start, more) };
  });
