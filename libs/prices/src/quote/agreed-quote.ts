import { percentOf } from '../money/percent';
import type { Quote, QuoteLine } from './quote';

/**
 * The quote with a total that the owner sets for this stay. A separate line contains the difference and replaces an
 * earlier one, so the total stays the sum of the lines.
 *
 * @param depositPercent the share of the total that is due after the approval
 */
export const agreedQuote = (quote: Quote, total: number, depositPercent: number): Quote => {
  const lines = quote.lines.filter(({ kind }) => kind !== 'agreed');
  const billed = lines.filter(({ onSite }) => !onSite).reduce((sum, { amount }) => sum + amount, 0);
  const difference = total - billed;
  const agreed: QuoteLine = { kind: 'agreed', quantity: 1, unitAmount: difference, amount: difference };
  const deposit = percentOf(total, depositPercent);
  return {
    ...quote,
    lines: difference === 0 ? lines : [...lines, agreed],
    total,
    deposit,
    balance: total - deposit,
  };
};
