/** An IBAN as people read it, in groups of four. */
export const spacedIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');
