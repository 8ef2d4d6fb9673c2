import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';

export const folder = join(root, 'screenshots');

/** @typedef {{file: string, name: string, locale: string, scheme: string, width: number}} Picture */

/**
 * The pictures that were taken, by name. The file's name describes the content: `home-range.de.dark.360.png`.
 *
 * @returns {Picture[]}
 */
export const pictures = () =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.png'))
    .sort()
    .map((file) => {
      const [name, locale, scheme, width] = file.split('.');
      return { file, name, locale, scheme, width: Number(width) };
    });

/**
 * The pictures of one sheet have the same width, language and scheme.
 *
 * @returns {Map<string, Picture[]>}
 */
export const picturesBySheet = () => {
  const sheets = new Map();
  for (const picture of pictures()) {
    const sheet = `${picture.width}.${picture.locale}.${picture.scheme}`;
    sheets.set(sheet, [...(sheets.get(sheet) ?? []), picture]);
  }
  return sheets;
};
