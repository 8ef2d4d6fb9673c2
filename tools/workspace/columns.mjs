/**
 * Rows of cells as lines of text with aligned columns.
 *
 * @param {string[][]} rows all of the same length
 */
export const columns = (rows) => {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('   ')
        .trimEnd(),
    )
    .join('\n');
};
