import { decimalText } from '../money/money';

interface Transfer {
  /** The holder of the account, in 70 characters at most. */
  name: string;
  /** Without spaces. */
  iban: string;
  bic?: string | undefined;
  /** In cents, at least 1. */
  amount: number;
  /** What the account statement shows, 140 characters at most. */
  reference: string;
}

/**
 * The text of an EPC QR code, from which a banking app fills in a SEPA credit transfer in EUR (guideline EPC069-12,
 * version 002, UTF-8).
 */
export const epcPayload = ({ name, iban, bic = '', amount, reference }: Transfer): string =>
  [
    'BCD',
    '002',
    '1',
    'SCT',
    bic,
    name,
    iban,
    `EUR${decimalText(amount, 'EUR')}`,
    // Neither a purpose nor a structured reference.
    '',
    '',
    reference,
  ].join('\n');
