import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);
const compiler = resolve('typescript/bin/tsc');
const vocabulary = dirname(resolve('schema-dts/package.json'));
const options = [
  '--ignoreConfig',
  '--noEmit',
  '--strict',
  '--skipLibCheck',
  '--lib',
  'es5',
  '--moduleResolution',
  'bundler',
];

/**
 * What the compiler finds in JSON-LD that has to be of a type of schema.org, one text for each error. In a process of
 * its own, because the compiler is slow in the environment of the tests.
 */
export const vocabularyErrors = (type: string, jsonLd: string): string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'json-ld-'));
  const file = join(folder, 'thing.ts');
  const code = `import type { ${type}Leaf, WithContext } from '${vocabulary}';
    export const thing: WithContext<${type}Leaf> = ${jsonLd};`;
  writeFileSync(file, code);
  const { stdout, error } = spawnSync(process.execPath, [compiler, ...options, file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  if (error) throw error;
  return stdout.split('\n').filter((line) => line.includes('error TS'));
};
