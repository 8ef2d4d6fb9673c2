import type { Day } from '@hearthstay/stay';

/**
 * Limits of prices. Within them, and within the number of guests in `fieldLimits`, no total reaches 10^15, so every sum
 * is a safe integer.
 */
export const priceLimits = {
  /** The highest amount of one price, in the currency's smallest unit. */
  amountMax: 10_000_000_000,
  /** The highest total that an owner sets, and the highest payment. */
  totalMax: 100_000_000_000,
  nightsMax: 366,
} as const;

/** A part of a year with a price of its own, both days included. */
export interface PriceSeason {
  readonly name: string;
  readonly from: Day;
  readonly to: Day;
  readonly pricePerNight: number;
}

/** The discount in percent for stays of so many nights or more. */
export interface Discount {
  readonly nights: number;
  readonly percent: number;
}

export interface TouristTax {
  readonly perAdult: number;
  readonly per: 'night' | 'day';
  /** Younger children do not pay. */
  readonly freeBelowAge: number;
  /** Whether guests pay it at the house; then it is not part of the total. */
  readonly onSite: boolean;
}

/**
 * What a stay costs. Amounts are integers in the currency's smallest unit, percentages are integers from 0 to 100.
 * Seasons do not overlap.
 */
export interface PriceList {
  /** The code of ISO 4217. */
  readonly currency: string;
  readonly pricePerNight: number;
  /** By the ISO weekday on which a night begins, 1 for Monday to 7 for Sunday. */
  readonly weekdaySurcharges: Readonly<Partial<Record<string, number>>>;
  readonly seasons: readonly PriceSeason[];
  /** Per stay. */
  readonly cleaning: number;
  /** A surcharge for each guest from the `from`-th on; `null` for none. */
  readonly extraGuest: { readonly from: number; readonly perNight: number } | null;
  readonly discounts: readonly Discount[];
  readonly touristTax: TouristTax | null;
  readonly deposit: { readonly percent: number } | null;
}

/** Who stays. */
export interface Guests {
  readonly adults: number;
  /** The age of each child; `null` if it is unknown. */
  readonly children: readonly (number | null)[];
}

/** Whether the ages of children change what a stay costs. */
export const needsAges = ({ touristTax }: Pick<PriceList, 'touristTax'>): boolean =>
  touristTax !== null && touristTax.perAdult > 0 && touristTax.freeBelowAge > 0;

/** The guests of a house whose prices do not depend on them. */
export const oneGuest: Guests = { adults: 1, children: [] };

export const guestCount = ({ adults, children }: Guests): number => adults + children.length;
