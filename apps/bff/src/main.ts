import { join } from 'node:path';
import { createTransport } from '@hearthstay/messaging';
import { runProcess, startHealthServer } from '@hearthstay/runtime';
import { startBff } from './start-bff';

await runProcess({
  name: 'bff',
  required: ['RABBITMQ_URL'],
  start: async (env) => {
    const transport = createTransport({ rabbitMqUrl: env.RABBITMQ_URL });
    const bff = await startBff({ env, transport, webDirectory: join(import.meta.dirname, '../web') });
    const health = await startHealthServer({ host: env.HOST, port: env.HEALTH_PORT }, async () => transport.isReady());
    return {
      close: async () => {
        await bff.close();
        await transport.close();
        await health.close();
      },
    };
  },
});
