import { join } from 'node:path';
import { specFolders } from '../../jest.config.mjs';
import { services } from '../workspace/build.mjs';
import { ensureFirstRelease } from '../workspace/first-release.mjs';
import { root } from '../workspace/root.mjs';
import { runPackage } from '../workspace/run.mjs';
import { dataInMemory } from './data-in-memory.mjs';
import { jestResult, playwrightResult, reportFiles } from './reports.mjs';
import { writeSpecGroups } from './spec-groups.mjs';

/** Tests start the built programs hundreds of times, which Node compiles once with a cache. */
const environment = () => ({ ...dataInMemory(), NODE_COMPILE_CACHE: join(root, 'test-results/compile-cache') });

const runJest = (report, parameters, options, settings = {}) =>
  runPackage('jest', [...parameters, '--json', `--outputFile=${report}`], {
    ...options,
    env: { ...environment(), ...settings },
  });

const runGroups = (report, parameters, options) => runJest(report, parameters, options, { SPEC_GROUPS: '1' });

/** For both suites that run groups, because one of them starts while the other one runs. */
const writeGroups = () => writeSpecGroups(specFolders);

/**
 * All test suites: the applications and programs that each needs, what else it prepares, its command, and its result. A
 * suite with `runsAlone` has time limits that load would break; one with `runsBeside` waits most of the time.
 */
export const suites = {
  projects: {
    apps: ['standalone', 'data-transfer', 'admin-link', ...services],
    programs: ['rabbitmq-server', 'zbar-tools', 'python3-recurring-ical-events'],
    prepare: writeGroups,
    run: (options) => runGroups(reportFiles.projects, ['--selectProjects', 'node', 'web'], options),
    result: () => jestResult(reportFiles.projects),
  },
  browser: {
    apps: ['web', 'standalone', 'data-transfer'],
    programs: ['chromium', 'firefox-esr', 'webkit2gtk-driver', 'xvfb'],
    run: (options) =>
      runPackage('@playwright/test', ['test', '--config', 'apps/e2e/playwright.config.ts'], {
        ...options,
        env: environment(),
      }),
    result: () => playwrightResult(reportFiles.browser),
  },
  faults: {
    apps: ['web', ...services],
    programs: ['rabbitmq-server'],
    prepare: ensureFirstRelease,
    runsAlone: true,
    run: (options) => runJest(reportFiles.faults, ['--config', 'apps/faults/jest.config.mjs'], options),
    result: () => jestResult(reportFiles.faults),
  },
  broker: {
    apps: [],
    programs: ['rabbitmq-server'],
    runsBeside: true,
    prepare: writeGroups,
    run: (options) => runGroups(reportFiles.broker, ['--selectProjects', 'broker', '--maxWorkers=1'], options),
    result: () => jestResult(reportFiles.broker),
  },
};
