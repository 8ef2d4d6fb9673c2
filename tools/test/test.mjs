import { ensureBuilt } from '../workspace/build.mjs';
import { runTool } from '../workspace/cannot-go-on.mjs';
import { ensureDebianPackages } from '../workspace/debian-packages.mjs';
import { ensureInstalled } from '../workspace/install.mjs';
import { requireNode } from '../workspace/node-version.mjs';
import { runPackage } from '../workspace/run.mjs';
import { forgetReports, jestResult, playwrightResult, reportFiles } from './reports.mjs';
import { untestedProjects } from './untested-projects.mjs';

const programs = {
  'rabbitmq-server': '/usr/lib/rabbitmq/bin/rabbitmq-server',
  chromium: '/usr/bin/chromium',
};

await runTool(async () => {
  requireNode();
  await ensureInstalled();
  await ensureDebianPackages(programs);
  await ensureBuilt('web', 'standalone', 'data-transfer');
  forgetReports();

  if (!process.env.MONGODB_URI) {
    process.stdout.write('MONGODB_URI is not set: database tests run on the embedded database only.\n');
  }
  const jest = await runPackage('jest', ['--json', `--outputFile=${reportFiles.jest}`]);
  const playwright = await runPackage('@playwright/test', ['test', '--config', 'apps/e2e/playwright.config.ts']);

  const results = [jestResult(), playwrightResult()];
  const sum = (kind) => results.reduce((total, result) => total + result[kind], 0);
  const files = results.flatMap((result) => result.files);
  const untested = files.includes(undefined) ? [] : untestedProjects(files);
  for (const project of untested) process.stdout.write(`${project} has a test target and not one test.\n`);

  const failed = sum('failed') + untested.length;
  process.stdout.write(`\n${sum('passed')} passed, ${failed} failed, ${sum('skipped')} skipped\n`);
  if (failed > 0 || sum('passed') === 0 || jest.code !== 0 || playwright.code !== 0) process.exitCode = 1;
});
