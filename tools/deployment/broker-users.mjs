import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from '../workspace/install.mjs';
import { root } from '../workspace/root.mjs';
import { runTool } from '../workspace/run-tool.mjs';

// Writes the users of RabbitMQ that docker-compose.yml uses, after a change of the subscriptions or the queues.
await runTool(async () => {
  await ensureInstalled();
  const { bundle } = await import('../workspace/bundle.mjs');
  const { brokerUsers } = await import(await bundle('tools/deployment/src/broker-users.ts'));
  writeFileSync(join(root, 'deploy/compose/broker-users.json'), `${JSON.stringify(brokerUsers(), null, 2)}\n`);
});
