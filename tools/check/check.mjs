import { runTool } from '../workspace/cannot-go-on.mjs';
import { ensureInstalled } from '../workspace/install.mjs';
import { requireNode } from '../workspace/node-version.mjs';
import { runPackage } from '../workspace/run.mjs';
import { missedByLint } from './boundary-canary.mjs';

const nxSettings = { NX_DAEMON: 'false', NX_TUI: 'false' };

const hasFormat = async () => {
  const { code, output } = await runPackage('prettier', ['--check', '--log-level=warn', '.'], {
    quiet: true,
  });
  return code === 0 ? '' : `${output}\`npm run format\` mends it.`;
};

const nxFinds = async (target) => {
  const parameters = ['run-many', `--target=${target}`, '--parallel=2', '--outputStyle=static'];
  const { code, output } = await runPackage('nx', parameters, { quiet: true, env: nxSettings });
  return code === 0 ? '' : output;
};

/** Each answers what it has found; nothing is good. */
const checks = {
  format: hasFormat,
  lint: () => nxFinds('lint'),
  typecheck: () => nxFinds('typecheck'),
  boundaries: async () => (await missedByLint()).join('\n'),
};

await runTool(async () => {
  requireNode();
  await ensureInstalled();
  for (const [name, check] of Object.entries(checks)) {
    const start = performance.now();
    const findings = await check();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    process.stdout.write(`${findings ? '✗' : '✓'} ${name.padEnd(12)} ${seconds} s\n`);
    if (!findings) continue;
    process.stdout.write(`${findings}\n`);
    process.exitCode = 1;
  }
});
