import { fileURLToPath } from 'node:url';

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

/**
 * The settings that all projects' Jest configurations share.
 *
 * @param {{name: string, root: string}} project `root` is the project's folder, as `import.meta.dirname`.
 */
export const jestProject = ({ name, root }) => ({
  displayName: name,
  rootDir: root,
  setupFiles: [`${workspaceRoot}/tools/test/late-optimization.cjs`],
  testEnvironment: 'node',
  testTimeout,
  testMatch: ['**/src/**/*.spec.ts', '**/src/**/*.spec.tsx'],
  moduleNameMapper: {
    '^@hearthstay/(access|calendar-feed|contracts|guarded-request|holidays|locales|prices|stay|sentences|message-context|messaging|outbox|scheduler|database|embedded-mongo|runtime|testing)$': `${workspaceRoot}/libs/$1/src/index.ts`,
    '^@hearthstay/contracts/(cookie-names|page-paths|panel-path)$': `${workspaceRoot}/libs/contracts/src/http/$1.ts`,
    '^@hearthstay/holidays/regions$': `${workspaceRoot}/libs/holidays/src/regions.ts`,
    '^@hearthstay/calendar-feed/fold-lines$': `${workspaceRoot}/libs/calendar-feed/src/text/fold-lines.ts`,
    '^@hearthstay/stay/testing/(.*)$': `${workspaceRoot}/libs/stay/src/testing/$1.ts`,
    '^@hearthstay/prices/payment$': `${workspaceRoot}/libs/prices/src/payment/index.ts`,
    '^@hearthstay/locales/(catalogue|load-texts)$': `${workspaceRoot}/libs/locales/src/$1.ts`,
    '^@hearthstay/embedded-mongo/owner-socket$': `${workspaceRoot}/libs/embedded-mongo/src/owner-socket.ts`,
    '^@hearthstay/runtime/child-process$': `${workspaceRoot}/libs/runtime/src/child-process/index.ts`,
    '^@hearthstay/testing/pseudo-language$': `${workspaceRoot}/libs/testing/src/pseudo-language.ts`,
    '^@hearthstay/testing/(product|service)$': `${workspaceRoot}/libs/testing/src/$1/index.ts`,
    '^@hearthstay/admin-auth/restored-data$': `${workspaceRoot}/apps/admin-auth/src/restored-data/index.ts`,
    '^@hearthstay/bookings/restored-data$': `${workspaceRoot}/apps/bookings/src/restored-data/index.ts`,
    '^@hearthstay/data-transfer/export$': `${workspaceRoot}/apps/data-transfer/src/export/index.ts`,
    '^@hearthstay/(bookings|notifications)/migrations$': `${workspaceRoot}/apps/$1/src/migrations/index.ts`,
    '^@hearthstay/(bff|bookings|admin-auth|notifications|media)$': `${workspaceRoot}/apps/$1/src/index.ts`,
  },
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
