import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { jestProject, testTimeout } from './jest.preset.mjs';

const root = import.meta.dirname;
/** With an environment of its own, and run on their own. */
const others = ['apps/web', 'apps/faults'];
const needBroker = ['apps/bff', 'libs/messaging', 'libs/runtime'];

const projects = ['apps', 'libs', 'tools']
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
  .filter((project) => existsSync(join(root, project, 'jest.config.mjs')) && !others.includes(project));

const togetherAs = (name, folders) => ({
  ...jestProject({ name, root }),
  roots: folders.map((folder) => `<rootDir>/${folder}`),
});

/**
 * All projects in one run, and those with the same settings as one project of Jest, which transforms and caches every
 * file for each of its projects anew. `npm run test:faults` is a run of its own. `npm test` runs the project `broker`,
 * which waits most of its time, beside the others.
 */
export default {
  // Of a run of several projects, Jest takes it from here alone.
  testTimeout,
  projects: [
    togetherAs(
      'node',
      projects.filter((project) => !needBroker.includes(project)),
    ),
    {
      ...togetherAs('broker', needBroker),
      globalSetup: '<rootDir>/libs/testing/src/rabbitmq/global-setup.ts',
      globalTeardown: '<rootDir>/libs/testing/src/rabbitmq/global-teardown.ts',
    },
    '<rootDir>/apps/web/jest.config.mjs',
  ],
  // The suites beside this one use the processors while a test waits: for locks to expire, and for other processes.
  maxWorkers: availableParallelism(),
};
