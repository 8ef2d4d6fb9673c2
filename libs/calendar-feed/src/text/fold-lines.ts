const longestLine = 75;

/**
 * Folds the lines of an iCalendar text at 75 octets, between characters, as RFC 5545 (section 3.1) requires. The `ics`
 * package counts characters, and umlauts have two octets.
 */
export const foldLines = (calendar: string): string =>
  calendar
    .replace(/\r\n[\t ]/g, '')
    .split('\r\n')
    .map(foldLine)
    .join('\r\n');

const foldLine = (line: string): string => {
  let folded = '';
  let length = 0;
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    if (length + octets > longestLine) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += octets;
  }
  return folded;
};
