/** The countries of the SEPA schemes as IBANs name them; those of their territories have the same codes. */
const sepaCountries = new Set(
  (
    'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS ' +
    'SE SI SK SM VA'
  ).split(' '),
);

/** Whether a SEPA credit transfer can reach an account. */
export const isSepaIban = (iban: string): boolean => sepaCountries.has(iban.slice(0, 2));
