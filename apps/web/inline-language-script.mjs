import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify } from 'vite';

/**
 * Writes `language.js` into the page: it has to run before anything is shown, and a page does not wait for a file of
 * scripts. The BFF allows it by its hash.
 *
 * @returns {import('vite').Plugin}
 */
export const inlineLanguageScript = () => ({
  name: 'inline-language-script',
  transformIndexHtml: async (html) => {
    const file = join(import.meta.dirname, 'language.js');
    const { code } = await minify(file, await readFile(file, 'utf8'), { module: false });
    return html.replace('<!-- language.js -->', () => `<script>${code.trim()}</script>`);
  },
});
