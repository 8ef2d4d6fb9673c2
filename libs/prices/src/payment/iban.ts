import { withoutUnseenMarks } from '@hearthstay/stay';
import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';

/** Letters and digits as they are copied from an invoice or a website, without spaces of any width. */
const withoutSpaces = (text: string): string => withoutUnseenMarks(text).replace(/\s/g, '');

/** An IBAN as banks exchange it, without spaces and in capital letters; `null` for a wrong one. */
export const normalIban = (text: string): string | null => {
  const iban = electronicFormatIBAN(withoutSpaces(text).replace(/^IBAN:?/i, ''));
  return iban !== null && isValidIBAN(iban) ? iban : null;
};

/** A BIC in capital letters; `null` for what cannot be one. */
export const normalBic = (text: string): string | null => {
  const bic = withoutSpaces(text)
    .replace(/^(?:BIC|SWIFT):/i, '')
    .toUpperCase();
  return isValidBIC(bic) ? bic : null;
};
