/**
 * Currencies whose smallest unit is not a hundredth, by ISO 4217. `Intl` has other decimals for some of them, depending
 * on the browser's version, but the amount that an integer stands for must be the same everywhere.
 */
const decimals: Readonly<Partial<Record<string, number>>> = {
  ...Object.fromEntries(
    ['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV'].map((code) => [
      code,
      0,
    ]),
  ),
  ...Object.fromEntries(['XAF', 'XOF', 'XPF'].map((code) => [code, 0])),
  ...Object.fromEntries(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'].map((code) => [code, 3])),
  ...Object.fromEntries(['CLF', 'UYW'].map((code) => [code, 4])),
};

/** The decimals of a currency's amounts: 2 for EUR, whose smallest unit is the cent. */
export const currencyDecimals = (currency: string): number => decimals[currency] ?? 2;

/** Whether a text is the code of a currency, in capital letters. */
export const isCurrency = (code: string): boolean => Intl.supportedValuesOf('currency').includes(code);
