import { Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { MessagingModule } from '../messaging.module';
import type { ConsumerOptions, MessageTransport } from '../transport';

export interface RunningService {
  close(): Promise<void>;
}

/** Starts a service with one controller. */
export const startService = async (
  transport: MessageTransport,
  options: ConsumerOptions,
  controller: Type,
): Promise<RunningService> => {
  @Module({ imports: [MessagingModule.forTransport(transport)], controllers: [controller] })
  class ServiceModule {}

  const app = await NestFactory.createMicroservice(ServiceModule, {
    strategy: transport.server(options),
    abortOnError: false,
    bufferLogs: true,
  });
  await app.listen();
  return app;
};
