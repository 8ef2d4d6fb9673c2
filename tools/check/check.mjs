import { runTool } from '../workspace/run-tool.mjs';
import { ensureInstalled } from '../workspace/install.mjs';
import { requireNode } from '../workspace/node-version.mjs';
import { run, runPackage } from '../workspace/run.mjs';
import { missedByLint } from './boundary-canary.mjs';
import { forbiddenLicenses } from './licenses.mjs';
import { missingPaths } from './missing-paths.mjs';

const outputIfFailed = ({ code, output }) => (code === 0 ? '' : output);

const nxSettings = { NX_DAEMON: 'false', NX_TUI: 'false' };

/**
 * The boundaries rule reads the project graph from Nx's cache and ignores projects that are not in it.
 */
const updateProjectGraph = async () =>
  outputIfFailed(await runPackage('nx', ['show', 'projects'], { quiet: true, env: nxSettings }));

const hasFormat = async () => {
  const { code, output } = await runPackage('prettier', ['--check', '--log-level=warn', '.'], { quiet: true });
  return code === 0 ? '' : `${output}\`npm run format\` fixes it.`;
};

/** A larger young generation than the default of V8 takes a tenth less processor time. */
const checkTypesAndLint = async () => {
  const parameters = ['--max-semi-space-size=128', 'tools/check/types-and-lint.mjs'];
  return outputIfFailed(await run(process.execPath, parameters, { quiet: true, env: nxSettings }));
};

/** Each returns its findings; an empty text means that there are none. */
const checks = {
  format: hasFormat,
  'types, lint': checkTypesAndLint,
  boundaries: async () => (await missedByLint()).join('\n'),
  dependencies: async () => {
    // Imported here, because the packages may not be installed before.
    const { forbiddenImports, missedDependencies } = await import('./dependencies.mjs');
    return [...(await forbiddenImports()), ...(await missedDependencies())].join('\n');
  },
  licenses: async () => forbiddenLicenses(),
  paths: async () => missingPaths(),
  workflows: async () => {
    const { wrongWorkflows } = await import('./workflows.mjs');
    return wrongWorkflows();
  },
};

const report = async ([name, check]) => {
  const start = performance.now();
  const findings = await check();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`${findings ? '✗' : '✓'} ${name.padEnd(12)} ${seconds} s\n`);
  if (!findings) return;
  process.stdout.write(`${findings}\n`);
  process.exitCode = 1;
};

await runTool(async () => {
  requireNode();
  await ensureInstalled();
  await report(['projects', updateProjectGraph]);
  await Promise.all(Object.entries(checks).map(report));
});
