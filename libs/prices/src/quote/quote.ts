export const quoteLineKinds = [
  'nights',
  'weekday-surcharge',
  'extra-guests',
  'discount',
  'cleaning',
  'tourist-tax',
  // What the owner has added or subtracted for this stay.
  'agreed',
] as const;

export type QuoteLineKind = (typeof quoteLineKinds)[number];

/** A line of a quote: `amount` is `quantity` times `unitAmount`. */
export interface QuoteLine {
  readonly kind: QuoteLineKind;
  /** Nights; guests times nights; adults times nights or days; 1 for what is charged per stay. */
  readonly quantity: number;
  /** In the smallest unit; negative for a discount and for what the owner subtracts. */
  readonly unitAmount: number;
  readonly amount: number;
  /** The name of the season whose nights these are. */
  readonly season?: string;
  /** The ISO weekday on which the nights of a surcharge begin. */
  readonly weekday?: number;
  /** Of a discount. */
  readonly percent?: number;
  /** Present if the line is paid at the house; then it is not part of the total. */
  readonly onSite?: true;
}

/** What a stay costs. Amounts are in the currency's smallest unit. */
export interface Quote {
  readonly currency: string;
  readonly nights: number;
  readonly lines: readonly QuoteLine[];
  /** The sum of the lines that are not paid at the house. */
  readonly total: number;
  /** The part of the total that is due after the approval. */
  readonly deposit: number;
  /** The rest of the total. */
  readonly balance: number;
  /** The amount that is paid at the house in addition. */
  readonly onSite: number;
}
