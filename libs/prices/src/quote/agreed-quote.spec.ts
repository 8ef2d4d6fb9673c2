import fc from 'fast-check';
import { anyGuests, anyPrices, anyStay } from '../testing/arbitraries';
import { priceLimits } from '../prices';
import { agreedQuote } from './agreed-quote';
import type { Quote } from './quote';
import { quoteOf } from './quote-of';

const quote: Quote = {
  currency: 'EUR',
  nights: 3,
  lines: [
    { kind: 'nights', quantity: 3, unitAmount: 120_00, amount: 360_00 },
    { kind: 'tourist-tax', quantity: 6, unitAmount: 2_50, amount: 15_00, onSite: true },
  ],
  total: 360_00,
  deposit: 72_00,
  balance: 288_00,
  onSite: 15_00,
};

const billed = ({ lines }: Quote) => lines.filter(({ onSite }) => !onSite).reduce((sum, { amount }) => sum + amount, 0);

describe('A price that the owner sets', () => {
  it.each([
    ['lower', 300_00, -60_00, 60_00],
    ['higher', 400_05, 40_05, 80_01],
    ['nothing', 0, -360_00, 0],
  ])('is %s by a separate line, with its share as deposit', (_, total, amount, deposit) => {
    const agreed = agreedQuote(quote, total, 20);
    expect(agreed).toEqual({
      ...quote,
      lines: [...quote.lines, { kind: 'agreed', quantity: 1, unitAmount: amount, amount }],
      total,
      deposit,
      balance: total - deposit,
    });
  });

  it('replaces one that was set before, and leaves no line when it is the calculated one again', () => {
    expect(agreedQuote(agreedQuote(quote, 300_00, 20), 310_00, 20)).toEqual(agreedQuote(quote, 310_00, 20));
    expect(agreedQuote(agreedQuote(quote, 300_00, 20), 360_00, 20)).toEqual(quote);
  });

  it('is the sum of the lines, and of deposit and rest, for any prices', () => {
    const anyTotal = fc.nat({ max: priceLimits.totalMax });
    fc.assert(
      fc.property(
        anyStay,
        anyGuests,
        anyPrices,
        anyTotal,
        fc.nat({ max: 100 }),
        (stay, guests, prices, total, percent) => {
          const agreed = agreedQuote(quoteOf(stay, guests, prices), total, percent);
          expect([billed(agreed), agreed.deposit + agreed.balance]).toEqual([total, total]);
          expect([agreed.deposit, agreed.balance].every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(
            true,
          );
        },
      ),
    );
  });
});
