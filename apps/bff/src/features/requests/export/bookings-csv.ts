import type { ListedRequest } from '@hearthstay/contracts';
import { loadCommon, loadCsv, type TextsOf } from '@hearthstay/locales/load-texts';
import type { Locale } from '@hearthstay/locales';
import { decimalText } from '@hearthstay/prices';
import { compareDays, dayAt, daysBetween, ofEachAskedField } from '@hearthstay/stay';
import { csvFile } from '../../../platform/csv/csv-file';

const loadTexts = async (locale: Locale) => ({
  ...(await loadCsv(locale)),
  status: (await loadCommon(locale)).status,
});

type Texts = TextsOf<typeof loadTexts>;

const rowOf = (request: ListedRequest, texts: Texts, dayOf: (instant: string) => string) => {
  const { startDate, endDate, guestConfirmedAt, quote, payment } = request;
  const money = (amount: number | undefined) =>
    quote && amount !== undefined && Number(decimalText(amount, quote.currency));
  return {
    arrival: startDate,
    departure: endDate,
    nights: daysBetween(startDate, endDate),
    status: texts.status[request.status],
    name: request.name,
    email: request.email,
    ...ofEachAskedField((name) => request[name]),
    adults: request.adults,
    children: request.children?.length,
    currency: quote?.currency,
    total: money(quote?.total),
    paid: money(payment?.paid),
    outstanding: money(payment?.due.reduce((sum, { amount }) => sum + amount, 0)),
    source: texts.bookings.source[request.source ?? 'guest'],
    createdOn: dayOf(request.createdAt),
    confirmedOn: guestConfirmedAt && dayOf(guestConfirmedAt),
    message: request.message,
    cancellationReason: request.cancellationReason,
  } satisfies Record<keyof Texts['bookings']['columns'], unknown>;
};

/**
 * The requests by arrival, as a file for spreadsheets.
 *
 * @param timeZone of the property, for the days of instants
 * @returns the name of the file without its ending, and its content
 */
export const bookingsCsv = async (
  requests: readonly ListedRequest[],
  { locale, timeZone }: { locale: Locale; timeZone: string },
): Promise<{ name: string; content: string }> => {
  const texts = await loadTexts(locale);
  const dayOf = (instant: string) => dayAt(timeZone, new Date(instant));
  const rows = requests
    .toSorted((one, other) => compareDays(one.startDate, other.startDate))
    .map((request) => rowOf(request, texts, dayOf));
  return { name: texts.bookings.file, content: csvFile(rows, texts.bookings.columns, texts) };
};
