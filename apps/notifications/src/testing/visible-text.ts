/** The visible text of the HTML. */
export const visibleText = (html: string): string =>
  html
    .replace(/<(style|title)>[\s\S]*?<\/\1>/g, '')
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&');
