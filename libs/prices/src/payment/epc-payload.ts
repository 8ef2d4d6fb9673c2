import { decimalText } from '../money/money';
import { isSepaIban } from './sepa';

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

/** 999,999,999.99 EUR, the highest amount of the guideline, in cents. */
const amountMax = 99_999_999_999;

/** Whether an EPC QR code can carry a transfer: only in EUR, within SEPA and from one cent to the highest amount. */
export const hasEpcCode = ({ iban, amount }: Pick<Transfer, 'iban' | 'amount'>, currency: string): boolean =>
  currency === 'EUR' && isSepaIban(iban) && amount >= 1 && amount <= amountMax;

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
