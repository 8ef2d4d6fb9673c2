import type { Locale, RenderedPage } from '@hearthstay/contracts';

const language = '<html lang="de">';
const title = /<title>.*?<\/title>/;
const root = '<div id="root"></div>';

/** Puts what was rendered into the page that names the application's files. */
export const fillTemplate = (template: string, locale: Locale, { head, body }: RenderedPage): string =>
  template
    .replace(language, `<html lang="${locale}">`)
    .replace(title, () => head)
    .replace(root, () => body);
