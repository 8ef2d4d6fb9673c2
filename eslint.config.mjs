import nx from '@nx/eslint-plugin';
import stylistic from '@stylistic/eslint-plugin';
import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { boundaries, composedServices, storedData } from './tools/lint/boundaries.mjs';
import { panelFeatures } from './tools/lint/panel-features.mjs';
import {
  noBrowserValuesOfContracts,
  noDatabase,
  noFeature,
  noFramework,
  noProduct,
  noProductButDatabase,
} from './tools/lint/restricted-imports.mjs';

const sources = ['apps/*/src/**/*.{ts,tsx}', 'libs/*/src/**/*.{ts,tsx}'];
const tests = ['**/*.spec.{ts,tsx}', '**/{testing,e2e,faults,conformance,durability}/**/*.{ts,tsx}'];
const benches = ['**/bench/**/*.ts'];

/** Jest's and Playwright's ways to leave tests out, or to run one alone and forget the others. */
const leftOutTests = [
  'CallExpression > MemberExpression[object.name=/^(describe|it|test)$/][property.name=/^(skip|only|todo|fixme)$/]',
  'CallExpression[callee.name=/^(xit|xdescribe|xtest|fit|fdescribe)$/]',
];

const typescript = ['**/*.{ts,tsx}'];

export default defineConfig(
  { ignores: ['**/dist', '**/node_modules', '.nx', 'coverage', 'test-results', '.data'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { '@stylistic': stylistic },
    // Prettier breaks code, and leaves comments and long texts as they are.
    rules: { '@stylistic/max-len': ['error', { code: 10_000, comments: 120, ignoreUrls: true }] },
  },
  // Configurations and tools; what they use undeclared or unused, `tsc` finds.
  { files: ['**/*.mjs'], extends: [tseslint.configs.strict], rules: { eqeqeq: 'error' } },
  {
    files: typescript,
    extends: [tseslint.configs.strictTypeChecked],
    plugins: { '@nx': nx },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // What a value is used for says more than where its type comes from; a type import also keeps a package out of a
      // bundle.
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      // A state that is added must be decided about everywhere, and the compiler's message should say so.
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // `{ secret, ...rest }` is how a field is left out.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
      // Libraries take option objects where their types name classes: mongoose's `@Prop`, Nest's contexts.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // Numbers in sentences are no accident.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `(): void => doIt()` reads well.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // Nest's modules and an abstract class as an injection token have nothing in them, or static methods only.
      '@typescript-eslint/no-extraneous-class': 'off',
      // A type parameter that is used once is what ties a caller's expectation to an answer.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // A method may be async because its interface is.
      '@typescript-eslint/require-await': 'off',
      // Indexed access is checked (noUncheckedIndexedAccess), so this is how code says that it knows better.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // A type that is named by what it extends can only be an interface.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      eqeqeq: 'error',
    },
  },
  {
    files: sources,
    rules: {
      // Logs go through the logger, which leaves secrets out and writes JSON.
      'no-console': 'error',
      // Settings are parsed once, at the start, where a wrong one is told to whoever starts the program.
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only readEnv of @hearthstay/runtime reads the environment.' },
      ],
      '@nx/enforce-module-boundaries': boundaries({ testing: false }),
      // A service's rules must not depend on how its documents are kept.
      '@typescript-eslint/no-restricted-imports': ['error', noDatabase],
    },
  },
  { files: ['libs/runtime/src/env/env.ts'], rules: { 'no-restricted-properties': 'off' } },
  {
    // What these are for is talking to the database.
    files: [
      '**/persistence/**/*.ts',
      'apps/*/src/persistence.providers.ts',
      'libs/{database,outbox,embedded-mongo}/src/**/*.ts',
      'apps/data-transfer/src/**/*.ts',
    ],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
  {
    // Knowledge of the product belongs to its contracts or its services; a library can then be understood without them.
    files: ['libs/!(contracts|sentences|testing)/src/**/*.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', noProduct] },
  },
  {
    files: ['libs/*/src/**/persistence/**/*.ts', 'libs/{database,outbox,embedded-mongo}/src/**/*.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', noProductButDatabase] },
  },
  {
    // Rules of the domain are plain functions: readable and testable without knowing any framework.
    files: ['**/domain/**/*.ts', 'libs/{stay,prices,contracts,sentences}/src/**/*.ts', 'libs/access/src/token/**/*.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', noFramework] },
  },
  {
    // A feature can then be changed and removed without a change of the mechanisms that all features use.
    files: ['apps/bff/src/platform/**/*.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', noFeature] },
  },
  {
    // Of a request's path: a failure that nobody handles would end the process, and a client could cause it.
    files: ['apps/bff/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.property.name="then"]',
          message: 'Await it: nobody handles a failure in a callback of `then`.',
        },
      ],
    },
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // In a browser the console is the log.
      'no-console': ['error', { allow: ['error'] }],
      '@typescript-eslint/no-restricted-imports': ['error', noBrowserValuesOfContracts],
      // React takes an event handler that is async; what it rejects with is shown by the handler itself.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    // The panel is a file of its own, which guests do not load.
    files: ['apps/web/src/panel/**/*.{ts,tsx}', `apps/web/src/features/{${panelFeatures.join(',')}}/**/*.{ts,tsx}`],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', noDatabase] },
  },
  {
    // The one place where several services meet in a process.
    files: ['apps/standalone/src/**/*.ts'],
    rules: { '@nx/enforce-module-boundaries': boundaries({ testing: false, allow: composedServices }) },
  },
  {
    // What is imported is migrated and mended by those who know it.
    files: ['apps/data-transfer/src/import/service-data.ts'],
    rules: { '@nx/enforce-module-boundaries': boundaries({ testing: false, allow: storedData }) },
  },
  {
    files: [...tests, ...benches],
    rules: {
      '@nx/enforce-module-boundaries': boundaries({ testing: true }),
      'no-restricted-properties': 'off',
      '@typescript-eslint/no-restricted-imports': 'off',
      'no-restricted-syntax': [
        'error',
        ...leftOutTests.map((selector) => ({ selector, message: 'A test that does not run protects nothing.' })),
      ],
      // Jest's matchers and what `JSON.parse` answers are `any`; what a test expects of them is what it is for.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // `expect(object.method)` does not call it.
      '@typescript-eslint/unbound-method': 'off',
      // The databases are also asked in ways that drivers would rather give up.
      '@typescript-eslint/no-deprecated': 'off',
    },
  },
  {
    files: ['apps/standalone/src/**/*.spec.ts', 'apps/standalone/src/{testing,bench}/**/*.ts'],
    rules: { '@nx/enforce-module-boundaries': boundaries({ testing: true, allow: composedServices }) },
  },
  {
    // Lists the second engine's tests as skipped where there is none, so that one engine is not taken for two.
    files: ['libs/testing/src/database/describe-each-database.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
