import { parseDay, type Day } from '@hearthstay/stay';

/** Days of June 2031 by their numbers. */
export const june = (...numbers: number[]): Day[] =>
  numbers.map((number) => parseDay(`2031-06-${String(number).padStart(2, '0')}`));
