import type { HistoryEntry } from '@hearthstay/message-context';

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
