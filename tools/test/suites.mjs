import { services } from '../workspace/build.mjs';
import { runPackage } from '../workspace/run.mjs';
import { dataInMemory } from './data-in-memory.mjs';
import { jestResult, playwrightResult, reportFiles } from './reports.mjs';

const runJest = (report, parameters) =>
  runPackage('jest', [...parameters, '--json', `--outputFile=${report}`], { env: dataInMemory() });

/**
 * Everything that tests this repository, in the order in which it runs: the applications and the programs of the
 * machine that it needs, and what became of it.
 */
export const suites = {
  projects: {
    apps: [],
    programs: ['rabbitmq-server'],
    run: () => runJest(reportFiles.projects, []),
    result: () => jestResult(reportFiles.projects),
  },
  browser: {
    apps: ['web', 'standalone', 'data-transfer'],
    programs: ['chromium'],
    run: () =>
      runPackage('@playwright/test', ['test', '--config', 'apps/e2e/playwright.config.ts'], { env: dataInMemory() }),
    result: () => playwrightResult(reportFiles.browser),
  },
  faults: {
    apps: services,
    programs: ['rabbitmq-server'],
    run: () => runJest(reportFiles.faults, ['--config', 'apps/faults/jest.config.mjs']),
    result: () => jestResult(reportFiles.faults),
  },
};
