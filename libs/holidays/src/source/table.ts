/** The cells of a line by the names of their columns. */
export type Cells = Partial<Record<string, string>>;

/**
 * The lines of a file of OpenHolidays: semicolons between the cells, names of columns in the first line, and no quotes.
 *
 * @throws RangeError for a quoted cell
 */
export const linesOf = (text: string): Cells[] => {
  const [head = '', ...lines] = text
    .replace(/^\uFEFF/u, '')
    .split(/\r?\n/u)
    .filter((line) => line.trim() !== '');
  const columns = head.split(';');
  return lines.map((line) => {
    if (/(?:^|;)"/u.test(line)) throw new RangeError(`A quoted cell: ${line}`);
    const cells = line.split(';');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index]?.trim() ?? '']));
  });
};

/** "DE Neujahr,EN New Year's Day" by language. A comma within a name is written as %2C. */
export const namesIn = (text: string): Partial<Record<string, string>> =>
  Object.fromEntries(
    text.split(',').map((name) => [name.trim().slice(0, 2), name.trim().slice(3).replaceAll('%2C', ',').trim()]),
  );
