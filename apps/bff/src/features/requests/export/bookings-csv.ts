import { stringify } from 'csv-stringify/sync';
import type { ListedRequest } from '@hearthstay/contracts';
import { loadBookingsCsv, loadCommon, type TextsOf } from '@hearthstay/locales/load-texts';
import type { Locale } from '@hearthstay/locales';
import { decimalText } from '@hearthstay/prices';
import { compareDays, dayAt, daysBetween } from '@hearthstay/stay';

const loadTexts = async (locale: Locale) => ({
  ...(await loadBookingsCsv(locale)),
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
    phone: request.phone,
    adults: request.adults,
    children: request.children?.length,
    currency: quote?.currency,
    total: money(quote?.total),
    paid: money(payment?.paid),
    outstanding: money(payment?.due.reduce((sum, { amount }) => sum + amount, 0)),
    source: texts.source[request.source ?? 'guest'],
    requestedOn: dayOf(request.createdAt),
    confirmedOn: guestConfirmedAt && dayOf(guestConfirmedAt),
    message: request.message,
    cancellationReason: request.cancellationReason,
  } satisfies Record<keyof Texts['columns'], unknown>;
};

/**
 * The requests by arrival, as a file that the spreadsheet programs of a language open right. Text that they would run
 * as a formula, such as a guest's name that begins with `=`, gets an apostrophe before it.
 *
 * @param timeZone of the property, for the days of instants
 * @returns the name of the file without its ending, and its content with a byte order mark, without which Excel reads
 *   UTF-8 wrong
 */
export const bookingsCsv = async (
  requests: readonly ListedRequest[],
  { locale, timeZone }: { locale: Locale; timeZone: string },
): Promise<{ name: string; content: string }> => {
  const texts = await loadTexts(locale);
  const dayOf = (instant: string) => dayAt(timeZone, new Date(instant));
  const content = stringify(
    requests
      .toSorted((one, other) => compareDays(one.startDate, other.startDate))
      .map((request) => rowOf(request, texts, dayOf)),
    {
      header: true,
      columns: texts.columns,
      delimiter: texts.delimiter,
      bom: true,
      record_delimiter: 'windows',
      escape_formulas: true,
      cast: { number: (value) => String(value).replace('.', texts.decimalPoint) },
    },
  );
  return { name: texts.file, content };
};
