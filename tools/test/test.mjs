import { ensureBuilt } from '../workspace/build.mjs';
import { UserError, runTool } from '../workspace/run-tool.mjs';
import { ensureDebianPackages } from '../workspace/debian-packages.mjs';
import { ensureInstalled } from '../workspace/install.mjs';
import { requireNode } from '../workspace/node-version.mjs';
import { forgetReports } from './reports.mjs';
import { suites } from './suites.mjs';
import { untestedProjects } from './untested-projects.mjs';

const programs = {
  'rabbitmq-server': '/usr/lib/rabbitmq/bin/rabbitmq-server',
  chromium: '/usr/bin/chromium',
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
  'zbar-tools': '/usr/bin/zbarimg',
  'python3-recurring-ical-events': '/usr/lib/python3/dist-packages/recurring_ical_events.py',
};

/** All suites, or those that are named on the command line. */
const chosenSuites = () => {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !(name in suites));
  if (unknown) throw new UserError(`There are no tests called ${unknown}, only ${Object.keys(suites).join(', ')}.`);
  return names.length > 0 ? names.map((name) => suites[name]) : Object.values(suites);
};

const programsOf = (chosen) =>
  Object.fromEntries(
    Object.entries(programs).filter(([name]) => chosen.some((suite) => suite.programs.includes(name))),
  );

const runOne = async ({ run, result }, options) => {
  const { code, output } = await run(options);
  return { ...result(), code, output };
};

const runInTurn = async (some, options) => {
  const results = [];
  for (const suite of some) results.push(await runOne(suite, options));
  return results;
};

const runAll = async (chosen) => {
  const alone = await runInTurn(chosen.filter(({ runsAlone }) => runsAlone));
  return [...alone, ...(await runTogether(chosen.filter(({ runsAlone }) => !runsAlone)))];
};

/** Suites that run beside the others start first, and their output is printed at their end. */
const runTogether = async (chosen) => {
  const beside = chosen.filter(({ runsBeside }) => runsBeside);
  const others = chosen.filter(({ runsBeside }) => !runsBeside);
  if (beside.length === 0 || others.length === 0) return runInTurn(chosen);
  const results = await Promise.all([runInTurn(others, { niceness: 5 }), runInTurn(beside, { quiet: true })]);
  for (const { output } of results.flat()) process.stdout.write(output);
  return results.flat();
};

await runTool(async () => {
  requireNode();
  const chosen = chosenSuites();
  await ensureInstalled();
  await ensureDebianPackages(programsOf(chosen));
  await ensureBuilt(...new Set(chosen.flatMap(({ apps }) => apps)));
  for (const { prepare } of chosen) await prepare?.();
  forgetReports();

  if (!process.env.MONGODB_URI) {
    process.stdout.write('MONGODB_URI is not set: database tests run on the embedded database only.\n');
  }
  const results = await runAll(chosen);
  const sum = (kind) => results.reduce((total, result) => total + result[kind], 0);
  const files = results.flatMap((result) => result.files);
  const areAll = chosen.length === Object.keys(suites).length && !files.includes(undefined);
  const untested = areAll ? untestedProjects(files) : [];
  for (const project of untested) process.stdout.write(`${project} has a test target and not one test.\n`);

  for (const failure of results.flatMap((result) => result.failures)) process.stdout.write(`FAILED ${failure}\n`);
  const failed = sum('failed') + untested.length;
  process.stdout.write(`\n${sum('passed')} passed, ${failed} failed, ${sum('skipped')} skipped\n`);
  if (failed > 0 || sum('passed') === 0 || results.some(({ code }) => code !== 0)) process.exitCode = 1;
});
