import { guestCount, needsAges, type Guests } from '@hearthstay/prices';
import { fieldLimits } from '@hearthstay/stay';
import { z } from 'zod';
import { DomainError } from '../errors/domain-error';
import { fieldError, requiredAs } from '../values/field-error';
import { wholeNumber } from '../values/whole-number';
import type { PublicPrices } from './prices';

/** The guests of a stay, as far as the house asks for them. */
export const guestFieldsSchema = z.object({
  adults: wholeNumber(1, fieldLimits.guestsMax, 'ADULTS_OUT_OF_RANGE').optional(),
  /** The age of each child in years; `null` where no price depends on it. */
  children: z
    .array(wholeNumber(0, fieldLimits.childAgeMax, 'AGE_OUT_OF_RANGE').nullable(), { error: requiredAs('REQUIRED') })
    .max(fieldLimits.guestsMax, fieldError('CHILDREN_OUT_OF_RANGE'))
    .readonly()
    .optional(),
});

export type GuestFields = z.infer<typeof guestFieldsSchema>;

/**
 * The guests of a stay; `null` in a house that does not ask for them, whatever was sent.
 *
 * @throws DomainError `TOO_MANY_GUESTS`, or `VALIDATION_FAILED` for a number or an age that is missing
 */
export const guestsOf = (
  { adults, children = [] }: GuestFields,
  { maxGuests, prices }: { maxGuests?: number | undefined; prices?: PublicPrices | undefined },
): Guests | null => {
  if (maxGuests === undefined) return null;
  if (adults === undefined) {
    throw new DomainError('VALIDATION_FAILED', { fields: [{ field: 'adults', code: 'REQUIRED' }] });
  }
  const guests = { adults, children };
  if (guestCount(guests) > maxGuests) throw new DomainError('TOO_MANY_GUESTS', { params: { count: maxGuests } });
  const withoutAge = children.indexOf(null);
  if (prices && needsAges(prices) && withoutAge >= 0) {
    const field = `children.${withoutAge}`;
    throw new DomainError('VALIDATION_FAILED', { fields: [{ field, code: 'CHILD_AGE_REQUIRED' }] });
  }
  return guests;
};
