import type { Locale, PaymentFields, RequestHistoryEntry } from '@hearthstay/contracts';
import { formatMoney, paymentKinds } from '@hearthstay/prices';
import { formatDayForTable, isDay, requestStatuses } from '@hearthstay/stay';
import type { PanelTexts } from '@web/panel/panel-texts';

interface Words {
  t: PanelTexts;
  locale: Locale;
  /** Of the price; absent where the request has none. */
  currency: string | undefined;
}

type Fields = NonNullable<RequestHistoryEntry['before']>;

const isOneOf = <Value extends string>(values: readonly Value[], value: unknown): value is Value =>
  values.some((known) => known === value);

/**
 * What an entry of the history has changed, beyond what its action says: in sentences, which are empty where there is
 * nothing more to say. Fields that are missing are left out.
 */
export const historyDetails = ({ action, before = {}, after = {} }: RequestHistoryEntry, words: Words): string[] => {
  const { t } = words;
  switch (action) {
    case 'cancelled':
      return noteIn(after['reason'], (note) => t('bookings.history.reason', { note }));
    case 'undone':
      return statusIn(after, words);
    case 'price-changed':
      return [...totalsIn(before, after, words), ...notesIn(after, words)];
    case 'payment-recorded':
      return [...paymentIn(after, words), ...notesIn(after, words)];
    case 'payment-removed':
      return [...paymentIn(before, words), ...notesIn(before, words)];
    default:
      return [];
  }
};

const noteIn = (note: unknown, inWords: (note: string) => string): string[] =>
  typeof note === 'string' && note !== '' ? [inWords(note)] : [];

const notesIn = ({ note }: Fields, { t }: Words) => noteIn(note, (text) => t('bookings.history.note', { note: text }));

const statusIn = ({ status }: Fields, { t }: Words): string[] =>
  isOneOf(requestStatuses, status) ? [t('bookings.history.again', { status: t(`common:status.${status}`) })] : [];

const totalsIn = (before: Fields, after: Fields, { t, locale, currency }: Words): string[] => {
  if (typeof before['total'] !== 'number' || typeof after['total'] !== 'number' || !currency) return [];
  const [from, to] = [before['total'], after['total']].map((total) => formatMoney(total, currency, locale));
  return [t('bookings.history.total', { from, to })];
};

const paymentIn = (fields: Fields, { t, locale, currency }: Words): string[] => {
  const { kind, amount, date }: Partial<Record<keyof PaymentFields, unknown>> = fields;
  if (!isOneOf(paymentKinds, kind) || typeof amount !== 'number' || !isDay(date) || !currency) return [];
  const entry = t('payments.entry', { kind: t(`payments.kind.${kind}`), day: formatDayForTable(date, locale) });
  return [t('bookings.history.payment', { entry, amount: formatMoney(amount, currency, locale) })];
};
