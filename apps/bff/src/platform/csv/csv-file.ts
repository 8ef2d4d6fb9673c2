import { stringify } from 'csv-stringify/sync';
import type { loadCsv, TextsOf } from '@hearthstay/locales/load-texts';

export type CsvTexts = TextsOf<typeof loadCsv>;

/**
 * Rows as a file that the spreadsheet programs of a language open right, with a byte order mark, without which Excel
 * reads UTF-8 wrong. Text that they would run as a formula, such as a guest's name that begins with `=`, gets an
 * apostrophe before it.
 *
 * @param columns the heading of each field of a row, in their order
 */
export const csvFile = <Column extends string>(
  rows: readonly Readonly<Record<Column, unknown>>[],
  columns: Readonly<Record<Column, string>>,
  { delimiter, decimalPoint }: Pick<CsvTexts, 'delimiter' | 'decimalPoint'>,
): string =>
  stringify([...rows], {
    header: true,
    columns,
    delimiter,
    bom: true,
    record_delimiter: 'windows',
    // A line of a guest's message would begin a row otherwise, and could be a formula there.
    quote_record_delimiter: true,
    escape_formulas: true,
    cast: {
      number: (value) => String(value).replace('.', decimalPoint),
      // LibreOffice runs a formula also after spaces.
      string: (value) => value.replace(/^ +(?=[=+@-])/u, ''),
    },
  });
