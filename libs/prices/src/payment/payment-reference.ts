/** Letters and digits that cannot be confused: without 0, O, 1 and I. */
const characters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * A reference by which the owner finds the request of a payment: `HS-` and six characters.
 *
 * @param randomInt a random integer below the given one
 */
export const newPaymentReference = (randomInt: (max: number) => number): string =>
  `HS-${Array.from({ length: 6 }, () => characters[randomInt(characters.length)]).join('')}`;
