import nx from '@nx/eslint-plugin';
import stylistic from '@stylistic/eslint-plugin';
import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { boundaries, composedServices, exportOfData, storedData } from './tools/lint/boundaries.mjs';
import { panelFeatures } from './tools/lint/panel-features.mjs';
import { plainWords } from './tools/lint/plain-words.mjs';
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

/** The ways of Jest and Playwright to skip tests and to run one test alone. */
const leftOutTests = [
  'CallExpression > MemberExpression[object.name=/^(describe|it|test)$/][property.name=/^(skip|only|todo|fixme)$/]',
  'CallExpression[callee.name=/^(xit|xdescribe|xtest|fit|fdescribe)$/]',
];

/** The ways to take the time of the machine. */
const machineTime = [
  'NewExpression[callee.name="Date"][arguments.length=0]',
  'MemberExpression[object.name="Date"][property.name="now"]',
  'CallExpression[callee.name="todayAt"][arguments.length=1]',
].map((selector) => ({
  selector,
  message: 'Take the time from the Clock of @hearthstay/runtime, which reaches everything and which tests turn.',
}));

const typescript = ['**/*.{ts,tsx}'];

export default defineConfig(
  { ignores: ['**/dist', '**/node_modules', '.nx', 'coverage', 'test-results', '.data'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { '@stylistic': stylistic, hearthstay: { rules: { 'plain-words': plainWords } } },
    rules: {
      // Prettier breaks code, and leaves comments and long texts as they are.
      '@stylistic/max-len': ['error', { code: 10_000, comments: 120, ignoreUrls: true }],
      'hearthstay/plain-words': 'error',
    },
  },
  // Configurations and tools; `tsc` finds undeclared and unused names.
  { files: ['**/*.mjs'], extends: [tseslint.configs.strict], rules: { eqeqeq: 'error' } },
  {
    files: typescript,
    extends: [tseslint.configs.strictTypeChecked],
    plugins: { '@nx': nx },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // The use of an import says more than where its type comes from. A type import also keeps a package out of a
      // bundle.
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      // When a state is added, the compiler lists every `switch` that has to handle it.
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // `{ secret, ...rest }` leaves a field out.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
      // mongoose's `@Prop` and Nest's contexts take option objects where their types name classes.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // The code declares no enum, and the rule takes a quarter of the time of lint to look for one.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // Numbers in sentences need no conversion.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `(): void => doIt()` reads well.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // Nest's modules are empty classes, and an abstract class is an injection token.
      '@typescript-eslint/no-extraneous-class': 'off',
      // A type parameter that is used once types a response for the caller.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // A method is async when its interface is.
      '@typescript-eslint/require-await': 'off',
      // Indexed access is checked (noUncheckedIndexedAccess); `!` states that an element exists.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // A type with a name of its own that only extends another one has to be an interface.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      eqeqeq: 'error',
    },
  },
  {
    files: sources,
    rules: {
      // Logs go through the logger, which leaves secrets out and writes JSON.
      'no-console': 'error',
      // Settings are parsed once, at the start, so that an invalid one stops the program with a message.
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
    // These files access the database.
    files: [
      '**/persistence/**/*.ts',
      'apps/*/src/persistence.providers.ts',
      'libs/{database,outbox,embedded-mongo}/src/**/*.ts',
      'apps/data-transfer/src/**/*.ts',
    ],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
  {
    // Only contracts and services depend on the product, so that a library can be understood without them.
    files: ['libs/!(contracts|sentences|testing)/src/**/*.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', noProduct] },
  },
  {
    files: ['libs/*/src/**/persistence/**/*.ts', 'libs/{database,outbox,embedded-mongo}/src/**/*.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', noProductButDatabase] },
  },
  {
    // Rules of the domain are plain functions, which can be read and tested without a framework.
    files: ['**/domain/**/*.ts', 'libs/{stay,prices,contracts,sentences}/src/**/*.ts', 'libs/access/src/token/**/*.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', noFramework] },
  },
  {
    // A feature can then be changed and removed without a change of the mechanisms that all features use.
    files: ['apps/bff/src/platform/**/*.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', noFeature] },
  },
  {
    // A test can then live a year of the whole product in a minute.
    files: ['apps/{admin-auth,bookings,media,notifications}/src/**/*.{ts,tsx}', 'libs/scheduler/src/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...machineTime] },
  },
  {
    // The clock of the machine is that of the database, which removes old records, and that of other servers.
    files: ['apps/notifications/src/jobs/event-age.ts', 'apps/bookings/src/calendars/reading/fetch-feed.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // An unhandled rejection while a request is handled would end the process, and a client could cause it.
    files: ['apps/bff/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...machineTime,
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
      // Event handlers may be async in React; they show their failures themselves.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    // The panel is a file of its own, which guests do not load.
    files: ['apps/web/src/panel/**/*.{ts,tsx}', `apps/web/src/features/{${panelFeatures.join(',')}}/**/*.{ts,tsx}`],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', noDatabase] },
  },
  {
    // Only here do several services run in one process.
    files: ['apps/standalone/src/**/*.ts'],
    rules: {
      '@nx/enforce-module-boundaries': boundaries({ testing: false, allow: [...composedServices, exportOfData] }),
    },
  },
  {
    // The services migrate and repair the imported data with their own functions.
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
      // Jest's matchers and the results of `JSON.parse` are `any`, and the test checks their values.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // `expect(object.method)` does not call it.
      '@typescript-eslint/unbound-method': 'off',
      // Tests also use deprecated ways to query the databases.
      '@typescript-eslint/no-deprecated': 'off',
    },
  },
  {
    files: ['apps/standalone/src/**/*.spec.ts', 'apps/standalone/src/{testing,bench}/**/*.ts'],
    rules: { '@nx/enforce-module-boundaries': boundaries({ testing: true, allow: composedServices }) },
  },
  {
    // Lists the tests of the second engine as skipped where it is missing, so that the report shows it as not tested.
    files: ['libs/testing/src/database/describe-each-database.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
