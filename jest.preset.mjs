import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import base from './tsconfig.base.json' with { type: 'json' };

const workspaceRoot = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');

/** In milliseconds; generous for a busy machine. Benchmarks measure what has to be fast. */
export const testTimeout = 120_000;

/** Packages that ship ES modules only; Jest runs CommonJS, so they are transformed like our own code. */
const esmPackages = [
  '@nestjs',
  'nodemailer',
  'file-type',
  'load-esm',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  'postal-mime',
  'mingo',
  'sirv',
  'mrmime',
  'totalist',
  '@polka',
  'p-limit',
  'p-timeout',
  'yocto-queue',
];

/** The aliases of the compiler. */
const moduleNameMapper = Object.fromEntries(
  Object.entries(base.compilerOptions.paths).map(([alias, [path]]) => [
    `^${alias.replace('*', '(.*)')}$`,
    join(workspaceRoot, path.replace('*', '$1')),
  ]),
);

/**
 * The settings that all projects' Jest configurations share.
 *
 * @param {{name: string, root: string}} project `root` is the project's folder, as `import.meta.dirname`.
 */
export const jestProject = ({ name, root }) => ({
  displayName: name,
  rootDir: root,
  testEnvironment: 'node',
  testTimeout,
  testMatch: ['**/src/**/*.spec.ts', '**/src/**/*.spec.tsx'],
  moduleNameMapper,
  transform: {
    '\\.[cm]?[tj]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
          keepClassNames: true,
        },
        module: { type: 'commonjs' },
        // In separate files: every suite that loads a file would read an inline map again.
        sourceMaps: true,
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
});
