import type { Locale, RenderedPage } from '@hearthstay/contracts';

const title = /<title>.*?<\/title>/;
const root = '<div id="root"></div>';

/** The page template, which names no language, in this one. */
export const inLanguage = (template: string, locale: Locale): string =>
  template.replace('<html', `<html lang="${locale}"`);

/** Inserts the rendered HTML into the page template with the application's files. */
export const fillTemplate = (template: string, locale: Locale, { head, body }: Omit<RenderedPage, 'status'>): string =>
  inLanguage(template, locale)
    .replace(title, () => head)
    .replace(root, () => body);
