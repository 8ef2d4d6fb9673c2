import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import web from './apps/web/jest.config.mjs';
import { jestProject, testTimeout } from './jest.preset.mjs';
import { groupedSpecs, groupFolder } from './tools/test/spec-groups.mjs';

const root = import.meta.dirname;
/** These have an environment of their own and run separately. */
const others = ['apps/web', 'apps/faults'];
const needBroker = ['apps/bff', 'libs/messaging', 'libs/runtime'];

const projects = ['apps', 'libs', 'tools']
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
  .filter((project) => existsSync(join(root, project, 'jest.config.mjs')) && !others.includes(project));

/** The folders whose specs `npm test` runs in groups. */
export const specFolders = [...projects, 'apps/web'];

const inRoot = (path) => join(root, path);

/** The same tests, from the files that `npm test` has written. */
const inGroups = (project, folders) => ({
  ...project,
  roots: [...project.roots, ...folders.map((folder) => inRoot(groupFolder(folder)))],
  testPathIgnorePatterns: [
    '/node_modules/',
    ...folders.flatMap(groupedSpecs).map((spec) => `/${spec.replaceAll('.', '\\.')}$`),
  ],
});

const project = (settings, folders) => {
  const whole = { ...settings, roots: folders.map(inRoot) };
  return process.env.SPEC_GROUPS ? inGroups(whole, folders) : whole;
};

const withoutBroker = projects.filter((folder) => !needBroker.includes(folder));
const broker = {
  ...jestProject({ name: 'broker', root }),
  globalSetup: '<rootDir>/libs/testing/src/rabbitmq/global-setup.ts',
  globalTeardown: '<rootDir>/libs/testing/src/rabbitmq/global-teardown.ts',
};

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
    project(jestProject({ name: 'node', root }), withoutBroker),
    project(broker, needBroker),
    project(web, ['apps/web']),
  ],
  // Tests of this project wait for locks to expire and for other processes, so suites beside it use the processors.
  maxWorkers: availableParallelism(),
};
