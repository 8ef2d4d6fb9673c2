import { z } from 'zod';
import { quoteSchema } from './quote';

/** Number of guests and price. */
export const stayPriceSchema = z.object({
  /** The guests; absent if the house did not ask for them. */
  adults: z.int().optional(),
  /** The age of each child in years, `null` where no price depended on it. */
  children: z.array(z.int().nullable()).readonly().optional(),
  /** The price of the stay, as the guest saw it; absent if there were no prices. */
  quote: quoteSchema.optional(),
  /** The owner's note to the guest about a total that the owner has set; absent without a note. */
  priceNote: z.string().optional(),
});
