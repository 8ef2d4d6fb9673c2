import { createTransport, type MessageTransport, type Subscriptions } from '@hearthstay/messaging';
import type { Env } from '../env/env-schema';
import { handlesEvents } from '../health/handles-events';
import { startHealthServer } from '../health/health-server';
import { collectMetrics } from '../metrics/metrics';
import { measureCalls } from '../metrics/measured-transport';
import { transportMetrics } from '../metrics/transport-metrics';
import type { Running } from '../process/running';
import type { RunningService } from './start-service';

/** Starts a program together with its health server. The process is ready only while the program runs. */
export const startInOwnProcess = async (
  { RABBITMQ_URL, HOST, HEALTH_PORT }: Env,
  subscriptions: Subscriptions,
  start: (transport: MessageTransport) => Promise<RunningService>,
): Promise<Running> => {
  const transport = await measureCalls(createTransport({ rabbitMqUrl: RABBITMQ_URL, subscriptions }));
  let running: RunningService | undefined;
  const health = await startHealthServer(
    { host: HOST, port: HEALTH_PORT },
    {
      isReady: async () => transport.isReady() && handlesEvents(transport) && (await running?.isReady()) === true,
      readMetrics: () => collectMetrics([...transportMetrics(transport), ...(running ? [running] : [])]),
    },
  );
  const started = await start(transport);
  running = started;
  return {
    close: async () => {
      running = undefined;
      await started.close();
      await transport.close();
      await health.close();
    },
  };
};
