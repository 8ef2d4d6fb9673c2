import type { HistoryEntry } from '@hearthstay/message-context';
import type { StoredRequest } from './booking-request';

type Values = NonNullable<HistoryEntry['before']>;

/** The values in a history that say nothing of the guest: states, days, persons and amounts. */
const impersonal: ReadonlySet<string> = new Set([
  ...['status', 'startDate', 'endDate', 'validUntil', 'holds', 'date'],
  ...['adults', 'children', 'total', 'kind', 'amount'],
]);

const impersonalOf = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => impersonal.has(name)));

/** An entry of a history without what people have typed or who the guest was. */
const entryWithoutGuest = ({ before, after, ...entry }: HistoryEntry): HistoryEntry => ({
  ...entry,
  ...(before && { before: impersonalOf(before) }),
  ...(after && { after: impersonalOf(after) }),
});

export const historyWithoutGuest = (history: readonly HistoryEntry[]): HistoryEntry[] => history.map(entryWithoutGuest);

/** A history in which an address was the guest's before another one took its place, without that address. */
export const historyWithoutAddress = (history: readonly HistoryEntry[], email: string): HistoryEntry[] =>
  history.map((entry) =>
    entry.before?.['email'] === email || entry.after?.['email'] === email ? entryWithoutGuest(entry) : entry,
  );

/** The fields in which people have typed something, or which follow from that, and are absent without it. */
const personal = [
  ...['phone', 'arrivalTime', 'priceNote', 'privateNote', 'origin'],
  ...['cancellationWish', 'proposal', 'idempotency', 'moving'],
] as const;

/**
 * The update that erases the guest of a request. Days, persons, price and payments stay, without notes. What waits for
 * somebody to decide is over. Its events are not published any more.
 */
export const withoutGuest = (
  { status, payments, history = [] }: Pick<StoredRequest, 'status' | 'payments'> & { history?: HistoryEntry[] },
  at: Date,
  erased: HistoryEntry,
) => ({
  $set: {
    ...{ name: '', email: null, message: null, cancellationReason: null },
    ...(status === 'pending' && { status: 'cancelled' as const }),
    ...(payments && { payments: payments.map((payment) => ({ ...payment, note: null })) }),
    ...{ history: [...historyWithoutGuest(history), erased], outbox: [] },
    ...{ erasedAt: at, updatedAt: at, undoable: null, outboxHeldUntil: null },
  },
  $unset: Object.fromEntries(personal.map((field) => [field, 1 as const])),
});
