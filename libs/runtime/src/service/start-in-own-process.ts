import { createTransport, type MessageTransport, type Subscriptions } from '@hearthstay/messaging';
import type { Env } from '../env/env-schema';
import { handlesEvents } from '../health/handles-events';
import { startHealthServer } from '../health/health-server';
import { figuresOf } from '../metrics/figures';
import { measureCalls } from '../metrics/measured-transport';
import { transportFigures } from '../metrics/transport-figures';
import type { Running, RunningService } from './start-service';

/**
 * Starts something that has a process to itself: beside it the process tells how it is, from its first moment to its last. It is ready
 * neither before it takes work nor once it takes no more.
 */
export const startInOwnProcess = async (
  { RABBITMQ_URL, HOST, HEALTH_PORT }: Env,
  subscriptions: Subscriptions,
  start: (transport: MessageTransport) => Promise<RunningService>,
): Promise<Running> => {
  const transport = await measureCalls(createTransport({ rabbitMqUrl: RABBITMQ_URL, subscriptions }));
  let working: RunningService | undefined;
  const health = await startHealthServer(
    { host: HOST, port: HEALTH_PORT },
    {
      isReady: async () => transport.isReady() && handlesEvents(transport) && (await working?.isReady()) === true,
      readFigures: () => figuresOf([...transportFigures(transport), ...(working ? [working] : [])]),
    },
  );
  const started = await start(transport);
  working = started;
  return {
    close: async () => {
      working = undefined;
      await started.close();
      await transport.close();
      await health.close();
    },
  };
};
