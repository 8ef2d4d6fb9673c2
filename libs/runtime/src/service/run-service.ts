import type { Subscriptions } from '@hearthstay/messaging';
import { createMessageMetrics } from '../metrics/message-metrics.interceptor';
import { runProcess } from '../process/run-process';
import type { ServiceDefinition } from './service-definition';
import { startInOwnProcess } from './start-in-own-process';
import { startService } from './start-service';

/** Runs a service in its own process, with RabbitMQ and a MongoDB server. */
export const runService = (definition: ServiceDefinition, subscriptions: Subscriptions): Promise<void> =>
  runProcess({
    name: definition.name,
    sendsEmails: definition.sendsEmails,
    required: ['RABBITMQ_URL', 'MONGODB_URI'],
    start: (env) =>
      startInOwnProcess(env, subscriptions, async (transport) =>
        startService(definition, {
          env,
          databaseUri: env.MONGODB_URI ?? '',
          transport,
          interceptors: [await createMessageMetrics()],
        }),
      ),
  });
