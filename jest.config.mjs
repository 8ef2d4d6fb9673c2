import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { jestProject, testTimeout } from './jest.preset.mjs';
import { groupedSpecs, groupFolder } from './tools/test/spec-groups.mjs';

const root = import.meta.dirname;
/** These have an environment of their own and run separately. */
const others = ['apps/web', 'apps/faults'];
const needBroker = ['apps/bff', 'libs/messaging', 'libs/runtime'];

const projects = ['apps', 'libs', 'tools']
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
  .filter((project) => existsSync(join(root, project, 'jest.config.mjs')) && !others.includes(project));

const togetherAs = (name, folders) => ({
  ...jestProject({ name, root }),
  roots: folders.map((folder) => `<rootDir>/${folder}`),
});

/** The same tests, those of small specs from the files that `npm test` has written. */
const inGroups = (project) => ({
  ...project,
  roots: [...project.roots, `<rootDir>/${groupFolder}`],
  testPathIgnorePatterns: ['/node_modules/', ...groupedSpecs().map((spec) => `/${spec.replaceAll('.', '\\.')}$`)],
});

const node = togetherAs(
  'node',
  projects.filter((project) => !needBroker.includes(project)),
);

/**
 * All projects in one run. Those with equal settings are one project of Jest, because Jest transforms and caches every
 * file once for each project.
 *
 * `npm run test:faults` is a separate run. `npm test` runs the project `broker` beside the others, because it waits
 * most of the time.
 */
export default {
  // In a run of several projects, Jest reads the time limit only here.
  testTimeout,
  projects: [
    process.env.SPEC_GROUPS ? inGroups(node) : node,
    {
      ...togetherAs('broker', needBroker),
      globalSetup: '<rootDir>/libs/testing/src/rabbitmq/global-setup.ts',
      globalTeardown: '<rootDir>/libs/testing/src/rabbitmq/global-teardown.ts',
    },
    '<rootDir>/apps/web/jest.config.mjs',
  ],
  // Tests of this project wait for locks to expire and for other processes, so suites beside it use the processors.
  maxWorkers: availableParallelism(),
};
