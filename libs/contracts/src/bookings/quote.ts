import { quoteLineKinds, type Quote } from '@hearthstay/prices';
import { z } from 'zod';

const amount = z.int();

/** The price of a stay. Amounts are in the currency's smallest unit. */
export const quoteSchema = z.object({
  currency: z.string(),
  nights: z.int(),
  lines: z
    .array(
      z.object({
        kind: z.enum(quoteLineKinds),
        /** Nights; guests times nights; adults times nights or days; 1 for what is charged per stay. */
        quantity: z.int(),
        /** Negative for a discount. */
        unitAmount: amount,
        amount,
        /** The name of the season whose nights these are. */
        season: z.string().optional(),
        /** The ISO weekday on which the nights of a surcharge begin. */
        weekday: z.int().optional(),
        /** Of a discount. */
        percent: z.int().optional(),
        /** Present if the line is paid at the house; then it is not part of the total. */
        onSite: z.literal(true).optional(),
      }),
    )
    .readonly(),
  /** The sum of the lines that are not paid at the house. */
  total: amount,
  /** The part of the total that is due after the approval. */
  deposit: amount,
  /** The rest of the total. */
  balance: amount,
  /** The amount that is paid at the house in addition. */
  onSite: amount,
}) satisfies z.ZodType<Quote>;
