import { addDays } from '@hearthstay/stay';
import type { Row } from '../row';

/**
 * Rows in order and without overlaps: those of one name that overlap become one, and of two names the earlier one has
 * the days of both. Cantons with two languages have such rows.
 */
export const separateRows = (rows: Row[]): Row[] => {
  const ordered = rows.toSorted((a, b) => (a.from + a.to < b.from + b.to ? -1 : 1));
  const separate: Row[] = [];
  for (const row of ordered) {
    const previous = separate.at(-1);
    if (!previous || previous.to < row.from) separate.push({ ...row });
    else if (previous.name === row.name) previous.to = previous.to > row.to ? previous.to : row.to;
    else if (previous.to < row.to) separate.push({ ...row, from: addDays(previous.to, 1) });
  }
  return separate;
};
