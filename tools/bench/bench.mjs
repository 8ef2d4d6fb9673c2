import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ensureBuilt } from '../workspace/build.mjs';
import { UserError, runTool } from '../workspace/run-tool.mjs';
import { ensureDebianPackages } from '../workspace/debian-packages.mjs';
import { filesBelow } from '../workspace/files.mjs';
import { ensureInstalled } from '../workspace/install.mjs';
import { requireNode } from '../workspace/node-version.mjs';
import { root } from '../workspace/root.mjs';
import { missesTarget, tableOf } from './table.mjs';

// A part of a name selects benchmarks: `npm run bench -- owner-calendar`.
const [selection = ''] = process.argv.slice(2);

const entries = () =>
  ['apps', 'libs'].flatMap(filesBelow).filter((file) => file.endsWith('.bench.ts') && file.includes(selection));

const measure = async (address, settings) => {
  const child = fork(join(import.meta.dirname, 'entry.mjs'), [address], { cwd: root, env: settings });
  const results = [];
  child.on('message', (/** @type {import('./table.mjs').Result[]} */ message) => results.push(...message));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new UserError(`${address} failed.`);
  return results;
};

await runTool(async () => {
  requireNode();
  await ensureInstalled();
  await ensureDebianPackages({ 'rabbitmq-server': '/usr/lib/rabbitmq/bin/rabbitmq-server' });
  await ensureBuilt();
  const { bundle } = await import('../workspace/bundle.mjs');
  const { startRabbitMq } = await import(await bundle('libs/testing/src/rabbitmq/index.ts'));
  const broker = await startRabbitMq();
  const results = [];
  for (const file of entries()) {
    process.stdout.write(`${file} …\n`);
    results.push(...(await measure(await bundle(file), { ...process.env, TEST_RABBITMQ_URL: broker.url })));
  }
  await broker.stop();
  process.stdout.write(`\n${tableOf(results)}\n`);
  if (results.some(missesTarget)) process.exitCode = 1;
});
