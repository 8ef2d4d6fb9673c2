import { Logger, Module, type INestApplicationContext, type NestInterceptor } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService, NestFactory } from '@nestjs/core';
import { MessagingModule, type MessageTransport } from '@hearthstay/messaging';
import { checksReadiness } from '../health/checks-readiness';
import type { IsReady } from '../health/health';
import type { Health } from '../health/health-server';
import type { Running } from '../process/running';
import { collectMetrics, reportsMetrics } from '../metrics/metrics';
import type { ServiceContext, ServiceDefinition } from './service-definition';

export interface ServiceDependencies extends ServiceContext {
  transport: MessageTransport;
  /** Applied to every handler of the service. */
  interceptors?: NestInterceptor[];
}

export interface RunningService extends Running, Health {}

@Module({ imports: [DiscoveryModule] })
class ServiceModule {}

const providersOf = (app: INestApplicationContext): unknown[] =>
  app
    .get(DiscoveryService)
    .getProviders()
    .map(({ instance }) => instance as unknown);

const readinessOf = (providers: unknown[]): IsReady => {
  const checks = providers.filter(checksReadiness);
  return async () => {
    try {
      await Promise.all(checks.map((provider) => provider.checkReadiness()));
      return true;
    } catch (error) {
      new Logger('Readiness').warn({ err: error }, 'Not ready');
      return false;
    }
  };
};

/** Starts a service on a transport. Resolves when the service consumes messages. */
export const startService = async (
  definition: ServiceDefinition,
  { env, databaseUri, transport, interceptors = [] }: ServiceDependencies,
): Promise<RunningService> => {
  const server = transport.server({ name: definition.name, events: 'once' });
  const app = await NestFactory.createMicroservice(
    {
      module: ServiceModule,
      imports: [MessagingModule.forTransport(transport), definition.module({ env, databaseUri })],
    },
    { strategy: server, abortOnError: false },
  );
  app.useGlobalInterceptors(...interceptors);
  await app.listen();
  const providers = providersOf(app);
  return {
    isReady: readinessOf(providers),
    readMetrics: () => collectMetrics(providers.filter(reportsMetrics)),
    close: async () => {
      // Nest closes providers before its server, so a running handler would lose its database connection.
      await server.close();
      await app.close();
    },
  };
};
