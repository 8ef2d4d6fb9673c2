import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, workspaceFile } from './workspace-file';

/** The text of each file that is a part of the product, and not of its tests. */
const sources = ['apps', 'libs'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\/src\/.*\.tsx?$/.test(path))
    .filter((path) => !/\.(spec|bench)\.|(^|\/)(testing|e2e|faults|node_modules)\//.test(path))
    .map((path) => readFileSync(join(root, folder, path), 'utf8')),
);

const found = (pattern: RegExp): string[] =>
  sources.flatMap((text) => [...text.matchAll(pattern)].map(([, match = '']) => match));

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

describe('The cryptography in docs/security.md', () => {
  const section = workspaceFile('docs/security.md')
    .split('\n## ')
    .find((text) => text.startsWith('Cryptography\n'))!;
  const documented = [...section.matchAll(/^\| (`[^|]*`) /gm)].flatMap(([, cell = '']) => cell.match(/\w+/g) ?? []);

  it('has each function of Node that the product uses, and no other one', () => {
    const imports = found(/import \{([^}]*)\} from 'node:crypto'/g).flatMap((names) => names.split(','));
    const functions = imports.map((name) => name.trim()).filter((name) => name !== '' && !name.startsWith('type '));
    expect(sorted(documented)).toEqual(sorted(functions));
    expect(
      found(/(\S+ from '(?:node:)?crypto'|require\('(?:node:)?crypto'\))/g).filter((use) => !use.startsWith('}')),
    ).toEqual([]);
  });

  it('has the one hash that the product uses', () => {
    const hashes = found(/(?:createHash|createHmac|subtle\.digest)\('([^']+)'/g);
    expect(sorted(hashes.map((name) => name.toLowerCase().replace('-', '')))).toEqual(['sha256']);
    expect(found(/((?:createHash|createHmac)\([^'])/g)).toEqual([]);
  });
});
