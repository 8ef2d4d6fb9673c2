import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace-file';

/** The text of each file that is a part of the product, and not of its tests, by its path from the root. */
export const productSources: ReadonlyMap<string, string> = new Map(
  ['apps', 'libs'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\/src\/.*\.tsx?$/.test(path))
      .filter((path) => !/\.(spec|bench)\.|(^|\/)(testing|e2e|faults|node_modules)\//.test(path))
      .map((path) => [`${folder}/${path}`, readFileSync(join(root, folder, path), 'utf8')] as const),
  ),
);

/** The paths of the product's files whose text matches, in alphabetical order. */
export const productFilesWith = (pattern: RegExp): string[] =>
  [...productSources].flatMap(([path, text]) => (pattern.test(text) ? [path] : [])).sort();
