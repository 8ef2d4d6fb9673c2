import { z } from 'zod';
import { errorParamsSchema } from '../errors/error-params';
import { quoteSchema } from '../bookings/quote';
import { errorCodes } from '../errors/error-table';

/**
 * The body of every error response. `message` and `error` are the same sentence in the language of the caller; a client
 * with its own sentences for the codes inserts `params`.
 */
export const errorViewSchema = z.object({
  statusCode: z.int(),
  code: z.enum(errorCodes),
  message: z.string(),
  error: z.string(),
  params: errorParamsSchema.optional(),
  requiresPassword: z.literal(true).optional(),
  details: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })).optional(),
  /** The current price of the stay, for `QUOTE_CHANGED`; absent if there are no prices any more. */
  quote: quoteSchema.optional(),
  errorId: z.string().optional(),
});

export type ErrorView = z.infer<typeof errorViewSchema>;
