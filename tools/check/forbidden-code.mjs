import { messageFor } from '../lint/plain-words.mjs';
import { refusedPaths, refusedPhrases } from '../lint/words.mjs';

const boundaries = '@nx/enforce-module-boundaries';
const imports = '@typescript-eslint/no-restricted-imports';

/**
 * Code that lint must refuse, each with the rule that refuses it, and with the message where a rule has several. The
 * files need not exist; each represents all files of its folder.
 *
 * @type {{what: string, file: string, code: string, rule: string, message?: string}[]}
 */
export const forbiddenCode = [
  {
    what: 'a service imports another service',
    file: 'apps/bookings/src/canary.ts',
    code: `import { media } from '@hearthstay/media';\nmedia;`,
    rule: boundaries,
  },
  {
    what: 'the BFF imports a service',
    file: 'apps/bff/src/canary.ts',
    code: `import { bookings } from '@hearthstay/bookings';\nbookings;`,
    rule: boundaries,
  },
  {
    what: 'a service reaches into another by a path',
    file: 'apps/bookings/src/canary.ts',
    code: `import { media } from '../../media/src/index';\nmedia;`,
    rule: boundaries,
  },
  {
    what: 'a library imports a service',
    file: 'libs/runtime/src/canary.ts',
    code: `import { media } from '@hearthstay/media';\nmedia;`,
    rule: boundaries,
  },
  {
    what: 'the command for all data imports a service',
    file: 'apps/data-transfer/src/canary.ts',
    code: `import { media } from '@hearthstay/media';\nmedia;`,
    rule: boundaries,
  },
  {
    what: 'the domain imports infrastructure',
    file: 'libs/stay/src/canary.ts',
    code: `import { readEnv } from '@hearthstay/runtime';\nreadEnv;`,
    rule: boundaries,
  },
  {
    what: 'the SPA imports a library that needs Node',
    file: 'apps/web/src/canary.ts',
    code: `import { RpcClient } from '@hearthstay/messaging';\nRpcClient;`,
    rule: boundaries,
  },
  {
    what: 'product code imports the testing library',
    file: 'apps/bookings/src/canary.ts',
    code: `import { startRabbitMq } from '@hearthstay/testing';\nstartRabbitMq;`,
    rule: boundaries,
  },
  {
    what: 'the SPA imports a value of the contracts',
    file: 'apps/web/src/canary.ts',
    code: `import { DomainError } from '@hearthstay/contracts';\nDomainError;`,
    rule: imports,
  },
  {
    what: 'a page of guests checks a form with zod',
    file: 'apps/web/src/features/home/canary.ts',
    code: `import { priceChangeSchema } from '@hearthstay/contracts';\npriceChangeSchema;`,
    rule: imports,
  },
  {
    what: 'a page of guests imports the library for forms',
    file: 'apps/web/src/shared/canary.ts',
    code: `import { useForm } from 'react-hook-form';\nuseForm;`,
    rule: imports,
  },
  {
    what: 'the platform of the BFF imports a feature',
    file: 'apps/bff/src/platform/http/canary.ts',
    code: `import { Pages } from '../../features/pages/pages';\nPages;`,
    rule: imports,
  },
  {
    what: 'a library imports a message of the product',
    file: 'libs/messaging/src/canary.ts',
    code: `import { approveRequest } from '@hearthstay/contracts';\napproveRequest;`,
    rule: imports,
  },
  {
    what: 'a library with a database imports a message of the product',
    file: 'libs/access/src/rate-limit/persistence/canary.ts',
    code: `import { approveRequest } from '@hearthstay/contracts';\napproveRequest;`,
    rule: imports,
  },
  {
    what: 'the domain imports mongoose',
    file: 'apps/bookings/src/requests/domain/canary.ts',
    code: `import { Schema } from 'mongoose';\nSchema;`,
    rule: imports,
  },
  {
    what: 'the domain imports Nest',
    file: 'apps/bookings/src/requests/domain/canary.ts',
    code: `import { Injectable } from '@nestjs/common';\nInjectable;`,
    rule: imports,
  },
  {
    what: 'the domain imports persistence',
    file: 'apps/bookings/src/requests/domain/canary.ts',
    code: `import { RequestRepository } from '../persistence/request.repository';\nRequestRepository;`,
    rule: imports,
  },
  {
    what: 'a use case imports mongoose',
    file: 'apps/bookings/src/requests/approve-request/canary.ts',
    code: `import { Types } from 'mongoose';\nTypes;`,
    rule: imports,
  },
  {
    what: 'something other than env.ts reads the environment',
    file: 'libs/messaging/src/canary.ts',
    code: `process.env;`,
    rule: 'no-restricted-properties',
  },
  ...['new Date();', 'Date.now();', "todayAt('Europe/Berlin');"].flatMap((code) =>
    ['bookings/src/requests', 'notifications/src/jobs', 'bff/src/features'].map((folder) => ({
      what: `${code} in apps/${folder} takes the time of the machine`,
      file: `apps/${folder}/canary.ts`,
      code,
      rule: 'no-restricted-syntax',
    })),
  ),
  {
    what: 'product code writes to the console',
    file: 'apps/bff/src/canary.ts',
    code: `console.log(1);`,
    rule: 'no-console',
  },
  {
    what: 'a test is skipped',
    file: 'apps/bookings/src/canary.spec.ts',
    code: `it.skip('holds every day once', () => undefined);`,
    rule: 'no-restricted-syntax',
  },
  {
    what: 'a test runs alone',
    file: 'apps/e2e/src/canary.spec.ts',
    code: `test.only('books', () => undefined);`,
    rule: 'no-restricted-syntax',
  },
  {
    what: 'the title of a table of tests contains a refused word',
    file: 'libs/runtime/src/canary.ts',
    code: `it.each([1])('answers');`,
    rule: 'hearthstay/plain-words',
  },
  ...[...refusedPaths, ...refusedPhrases].map((word) => ({
    what: `code contains ${word.canary || word.canaryFile}`,
    file: word.canaryFile ?? 'libs/runtime/src/canary.ts',
    code: word.canary,
    rule: 'hearthstay/plain-words',
    message: messageFor(word),
  })),
];
