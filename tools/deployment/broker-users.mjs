import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { stringify } from 'yaml';
import { ensureInstalled } from '../workspace/install.mjs';
import { root } from '../workspace/root.mjs';
import { runTool } from '../workspace/run-tool.mjs';

const write = async (path, text) => {
  const file = join(root, path);
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
};

// Writes the users of RabbitMQ that docker-compose.yml and k8s/ use, after a change of the subscriptions or the queues.
await runTool(async () => {
  await ensureInstalled();
  const { bundle } = await import('../workspace/bundle.mjs');
  const { brokerUsers, brokerUserResources } = await import(await bundle('tools/deployment/src/broker-users.ts'));
  await write('deploy/broker/broker-users.json', JSON.stringify(brokerUsers(), null, 2));
  const documents = brokerUserResources().map((resource) => stringify(resource, { lineWidth: 0 }));
  const head = '# `npm run broker-users` writes this file, from libs/messaging/src/rabbitmq/permissions.ts.\n';
  await write('k8s/components/operators/rabbitmq-users.yaml', head + documents.join('---\n'));
});
