import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify } from 'vite';

const table = join(import.meta.dirname, '../../libs/locales/src/languages.json');

/**
 * Inlines `language.js` into the page. The script must run before anything is shown, which a page does not delay for an
 * external script. The BFF allows the script by its hash.
 *
 * @returns {import('vite').Plugin}
 */
export const inlineLanguageScript = () => ({
  name: 'inline-language-script',
  transformIndexHtml: async (html) => {
    const locales = JSON.stringify(Object.keys(JSON.parse(await readFile(table, 'utf8'))));
    const file = join(import.meta.dirname, 'language.js');
    const script = (await readFile(file, 'utf8')).replace('LOCALES', locales);
    const { code } = await minify(file, script, { module: false });
    return html.replace('<!-- language.js -->', () => `<script>${code.trim()}</script>`);
  },
});
