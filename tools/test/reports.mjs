import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../workspace/root.mjs';
import { isSpecGroup } from './spec-groups.mjs';

/** The report files of the test runners, which `test.mjs` adds up. */
export const reportFiles = {
  projects: 'test-results/jest.json',
  browser: 'test-results/playwright.json',
  faults: 'test-results/faults.json',
  broker: 'test-results/broker.json',
};

/** Removes the reports of an earlier run, which would otherwise be counted. */
export const forgetReports = () => {
  for (const file of Object.values(reportFiles)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    rmSync(join(root, file), { force: true });
  }
};

const read = (file) => (existsSync(join(root, file)) ? JSON.parse(readFileSync(join(root, file), 'utf8')) : undefined);

const fromRoot = (path) => path.slice(root.length + 1);

/** A runner without a report has failed; the number of its tests is unknown. */
const nothing = (reportFile) => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  files: undefined,
  failures: [`There is no report ${reportFile}.`],
});

const reasonLength = 400;

/** The beginning of an error's text, on one line: all that is left where only the end of a run's output is kept. */
const reason = (message = 'without a reason') =>
  stripVTControlCharacters(message).replace(/\s+/g, ' ').trim().slice(0, reasonLength);

/** The failed tests of a file, or the file if it cannot be loaded. */
const jestFailures = ({ name, status, message, assertionResults }) => {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [`${fromRoot(name)} cannot be run: ${reason(message)}`];
  return failed.map(({ fullName, failureMessages: [first] }) =>
    [...(isSpecGroup(name) ? [] : [fromRoot(name)]), fullName, reason(first)].join(': '),
  );
};

/** The spec, or the specs of a group: their paths are the titles of its blocks. */
const specsOf = ({ name, assertionResults }) =>
  isSpecGroup(name) ? assertionResults.map(({ ancestorTitles: [spec] }) => spec) : [fromRoot(name)];

/** A file that cannot be loaded counts as one failed test. */
export const jestResult = (reportFile) => {
  const report = read(reportFile);
  if (!report) return nothing(reportFile);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    files: report.testResults.flatMap(specsOf),
    failures: report.testResults.flatMap(jestFailures),
  };
};

const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];

/** A flaky test and an error outside of any test count as failed tests. */
export const playwrightResult = (reportFile) => {
  const report = read(reportFile);
  if (!report) return nothing(reportFile);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const files = report.suites.map(({ file }) => `apps/e2e/src/${file}`);
  const failures = report.suites.flatMap(specsIn).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, status, results }) => {
        const failed = results.find(({ error }) => error);
        return `apps/e2e/src/${file} on ${projectName}, ${status}: ${title}: ${reason(failed?.error.message)}`;
      }),
  );
  const errors = report.errors.map(({ message }) => `outside of the tests: ${reason(message)}`);
  return {
    passed: expected,
    failed: unexpected + flaky + errors.length,
    skipped,
    files,
    failures: [...failures, ...errors],
  };
};
