import type { Locale, RenderedPage } from '@hearthstay/contracts';

const language = '<html lang="de">';
const title = /<title>.*?<\/title>/;
const root = '<div id="root"></div>';

/** Inserts the rendered HTML into the page template with the application's files. */
export const fillTemplate = (template: string, locale: Locale, { head, body }: Omit<RenderedPage, 'status'>): string =>
  template
    .replace(language, `<html lang="${locale}">`)
    .replace(title, () => head)
    .replace(root, () => body);
