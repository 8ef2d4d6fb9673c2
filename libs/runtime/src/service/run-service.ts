import { createTransport } from '@hearthstay/messaging';
import { startHealthServer } from '../health/health-server';
import { createMessageMetrics } from '../health/message-metrics.interceptor';
import { runProcess } from '../process/run-process';
import type { ServiceDefinition } from './service-definition';
import { startService } from './start-service';

/** Runs a service in a process of its own: its messages come over RabbitMQ, its documents lie on a MongoDB server. */
export const runService = (definition: ServiceDefinition): Promise<void> =>
  runProcess({
    name: definition.name,
    required: ['RABBITMQ_URL', 'MONGODB_URI'],
    start: async (env) => {
      const transport = createTransport({ rabbitMqUrl: env.RABBITMQ_URL });
      const service = await startService(definition, {
        env,
        databaseUri: env.MONGODB_URI ?? '',
        transport,
        interceptors: [await createMessageMetrics()],
      });
      const health = await startHealthServer(
        { host: env.HOST, port: env.HEALTH_PORT },
        async () => transport.isReady() && (await service.isReady()),
      );
      return {
        close: async () => {
          await service.close();
          await transport.close();
          await health.close();
        },
      };
    },
  });
