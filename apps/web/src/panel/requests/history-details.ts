import { emailKinds, type Locale, type PaymentFields, type RequestHistoryEntry } from '@hearthstay/contracts';
import { formatMoney, paymentKinds } from '@hearthstay/prices';
import { askedFieldNames, formatDayForTable, formatRange, isDay, requestStatuses } from '@hearthstay/stay';
import type { PanelTexts } from '@web/panel/panel-texts';
import type { GuestsText } from '@web/shared/booking/guests-and-price';

/** What the details of an entry are put into words with. */
export interface HistoryWords {
  t: PanelTexts;
  locale: Locale;
  /** The currency of the price; absent for a request without one. */
  currency: string | undefined;
  guestsText: GuestsText;
}

type Fields = NonNullable<RequestHistoryEntry['before']>;

const isOneOf = <Value extends string>(values: readonly Value[], value: unknown): value is Value =>
  values.some((known) => known === value);

/**
 * The details of a history entry, one sentence for each; fields that are missing are left out. Empty if the name of the
 * action says everything.
 */
export const historyDetails = (
  { action, before = {}, after = {} }: RequestHistoryEntry,
  words: HistoryWords,
): string[] => {
  const { t } = words;
  switch (action) {
    case 'cancelled':
    case 'cancellation-wished':
      return noteIn(after['reason'], (note) => t('bookings.history.reason', { note }));
    case 'entered':
      return statusOf(after, words);
    case 'moved':
    case 'offer-accepted':
    case 'change-accepted':
      return changesIn(before, after, words);
    case 'offered':
    case 'offer-declined':
    case 'offer-withdrawn':
    case 'offer-expired':
    case 'change-proposed':
    case 'change-declined':
    case 'change-expired':
      return [...proposalIn(after, words), ...notesIn(after, words)];
    case 'guest-changed':
      return [...guestIn(before, after, words), ...guestsIn(before, after, words)];
    case 'undone':
      return [...statusIn(after, words), ...changesIn(before, after, words), ...reopenedIn(after, words)];
    case 'price-changed':
      return [...totalsIn(before, after, words), ...notesIn(after, words)];
    case 'approved':
    case 'declined':
    case 'cancellation-refused':
      return notesIn(after, words);
    case 'payment-recorded':
      return [...paymentIn(after, words), ...notesIn(after, words)];
    case 'payment-removed':
      return [...paymentIn(before, words), ...notesIn(before, words)];
    case 'link-copied':
      return isOneOf(emailKinds, after['email']) ? [t(`emailLog.kinds.${after['email']}`)] : [];
    default:
      return [];
  }
};

const noteIn = (note: unknown, inWords: (note: string) => string): string[] =>
  typeof note === 'string' && note !== '' ? [inWords(note)] : [];

const notesIn = ({ note }: Fields, { t }: HistoryWords) =>
  noteIn(note, (text) => t('bookings.history.note', { note: text }));

const statusIn = ({ status }: Fields, { t }: HistoryWords): string[] =>
  isOneOf(requestStatuses, status) ? [t('bookings.history.again', { status: t(`common:status.${status}`) })] : [];

const statusOf = ({ status }: Fields, { t }: HistoryWords): string[] =>
  isOneOf(requestStatuses, status) ? [t(`common:status.${status}`)] : [];

const daysIn = (before: Fields, after: Fields, { t, locale }: HistoryWords): string[] => {
  const [from, to] = [before, after].map(({ startDate: start, endDate: end }) =>
    isDay(start) && isDay(end) ? formatRange({ start, end }, locale) : null,
  );
  return from && to && from !== to ? [t('bookings.history.change', { from, to })] : [];
};

const guestsOf = ({ adults, children }: Fields, { guestsText }: HistoryWords): string | null =>
  typeof adults === 'number'
    ? guestsText({ adults, children: Array.isArray(children) ? children.map(ageOf) : [] })
    : null;

const ageOf = (age: unknown): number | null => (typeof age === 'number' ? age : null);

const guestsIn = (before: Fields, after: Fields, words: HistoryWords): string[] => {
  const [from, to] = [guestsOf(before, words), guestsOf(after, words)];
  const nothing = words.t('bookings.history.nothing');
  return from === to ? [] : [words.t('bookings.history.change', { from: from ?? nothing, to: to ?? nothing })];
};

/** The changes of days, guests and price; what was kept is left out. */
const changesIn = (before: Fields, after: Fields, words: HistoryWords): string[] => [
  ...daysIn(before, after, words),
  ...guestsIn(before, after, words),
  ...totalsIn(before, after, words),
];

const reopenable = ['offer', 'change', 'cancellation'] as const;

/** The offer and the wishes that the undone decision had ended. */
const reopenedIn = ({ reopened }: Fields, { t }: HistoryWords): string[] =>
  Array.isArray(reopened)
    ? reopenable.filter((what) => reopened.includes(what)).map((what) => t(`bookings.history.reopened.${what}`))
    : [];

/** The fields of a guest whose old and new values are shown; for the others, it is enough that they changed. */
const shownFields = ['name', 'email', ...askedFieldNames] as const;

const guestIn = (before: Fields, after: Fields, { t }: HistoryWords): string[] => {
  const changed = shownFields.filter((field) => before[field] !== after[field]);
  const nothing = t('bookings.history.nothing');
  return changed.map((field) => {
    const [from, to] = [before[field], after[field]].map((value) => (typeof value === 'string' ? value : nothing));
    return t('bookings.history.change', { from, to });
  });
};

/** The details of a proposal: its days, guests, price and last day, and whether its days are held. */
const proposalIn = (proposal: Fields, words: HistoryWords): string[] => {
  const { startDate: start, endDate: end, total, validUntil, holds } = proposal;
  const { t, locale, currency } = words;
  const guests = guestsOf(proposal, words);
  return [
    ...(isDay(start) && isDay(end) ? [t('bookings.history.stay', { range: formatRange({ start, end }, locale) })] : []),
    ...(guests === null ? [] : [guests]),
    ...(typeof total === 'number' && currency ? [formatMoney(total, currency, locale)] : []),
    ...(isDay(validUntil) ? [t('bookings.history.until', { day: formatDayForTable(validUntil, locale) })] : []),
    ...(holds === true ? [t('bookings.history.held')] : []),
  ];
};

const totalsIn = (before: Fields, after: Fields, { t, locale, currency }: HistoryWords): string[] => {
  if (typeof before['total'] !== 'number' || typeof after['total'] !== 'number' || !currency) return [];
  const [from, to] = [before['total'], after['total']].map((total) => formatMoney(total, currency, locale));
  return from === to ? [] : [t('bookings.history.total', { from, to })];
};

const paymentIn = (fields: Fields, { t, locale, currency }: HistoryWords): string[] => {
  const { kind, amount, date }: Partial<Record<keyof PaymentFields, unknown>> = fields;
  if (!isOneOf(paymentKinds, kind) || typeof amount !== 'number' || !isDay(date) || !currency) return [];
  const entry = t('payments.entry', { kind: t(`payments.kind.${kind}`), day: formatDayForTable(date, locale) });
  return [t('bookings.history.payment', { entry, amount: formatMoney(amount, currency, locale) })];
};
