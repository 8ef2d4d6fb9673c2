import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../../workspace/install.mjs';
import { UserError, runTool } from '../../workspace/run-tool.mjs';
import { clusterIn } from './cluster.mjs';
import { failuresIn, tableOf } from './figures.mjs';

const usage = `npm run restart-under-load -- <address> --namespace <namespace> --admin <e-mail address> [--evict]

Restarts every Deployment of Hearthstay in a Kubernetes cluster, one after the other, while calls are sent to <address>,
that of the Service bff. --evict evicts every pod instead, as the drain of a node does. It fails when a call fails.

It makes requests of guests, e-mails and blocked days, so it is for a cluster without guests.`;

/** @returns {{address: string, namespace: string, admin: string, evict: boolean}} */
const readCommandLine = () => {
  try {
    const { values, positionals } = parseArgs({
      options: { namespace: { type: 'string' }, admin: { type: 'string' }, evict: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [address, ...others] = positionals;
    const { namespace, admin, evict } = values;
    if (address && others.length === 0 && namespace && admin)
      return { address, namespace, admin, evict: evict === true };
  } catch {
    // The usage says what is right.
  }
  throw new UserError(usage);
};

const say = (text) => process.stdout.write(`${text}\n`);

/** Calls before the first restart and after the last one. */
const quietMs = 5_000;
const pauseBetweenEvictionsMs = 500;

/** Evicts every pod of an application, each as soon as its budget allows it. */
const evictAll = async (cluster, deployment) => {
  for (const pod of await cluster.podsOf(deployment)) {
    while (!(await cluster.mayEvict(pod))) await pause(pauseBetweenEvictionsMs);
  }
  await cluster.untilComplete(deployment);
};

await runTool(async () => {
  const { address, namespace, admin, evict } = readCommandLine();
  await ensureInstalled();
  const { bundle } = await import('../../workspace/bundle.mjs');
  const { callWith, startLoad } = await import(await bundle('tools/deployment/src/restart-under-load/index.ts'));
  const cluster = clusterIn(namespace);
  const load = startLoad(address, await cluster.signIn(address, admin), callWith);
  try {
    await pause(quietMs);
    for (const deployment of await cluster.deployments()) {
      const start = performance.now();
      await (evict ? evictAll(cluster, deployment) : cluster.restart(deployment));
      say(`${deployment}: ${((performance.now() - start) / 1_000).toFixed(0)} s`);
    }
    await pause(quietMs);
  } finally {
    await load.stop();
  }
  say(`\n${tableOf(load.results)}`);
  const failures = failuresIn(load.results);
  if (failures.length > 0) throw new UserError(failures.join('\n'));
});
