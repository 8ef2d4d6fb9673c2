import fc from 'fast-check';
import { anyPrices, anyStay } from '../testing/arbitraries';
import { nightPrice } from './night-price';
import { quoteOf } from './quote-of';

it('is what a stay of this night alone costs, without what is charged per stay', () => {
  fc.assert(
    fc.property(anyPrices, anyStay, (prices, { start }) => {
      const bare = { ...prices, discounts: [], cleaning: 0, touristTax: null, extraGuest: null };
      const stay = { start, end: start };
      expect(nightPrice(start, bare)).toBe(quoteOf(stay, { adults: 1, children: [] }, bare).total);
    }),
  );
});
