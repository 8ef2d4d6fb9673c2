import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';

/** An IBAN as banks exchange it, without spaces and in capital letters; `null` for a wrong one. */
export const normalIban = (text: string): string | null => {
  const iban = electronicFormatIBAN(text);
  return iban !== null && isValidIBAN(iban) ? iban : null;
};

/** An IBAN as people read it, in groups of four. */
export const spacedIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

/** A BIC in capital letters; `null` for what cannot be one. */
export const normalBic = (text: string): string | null => {
  const bic = text.trim().toUpperCase();
  return isValidBIC(bic) ? bic : null;
};
