import { Module, type DynamicModule } from '@nestjs/common';
import { EventPublisher } from './client/event-publisher';
import { RpcClient } from './client/rpc-client';
import type { MessageTransport } from './transport';

/** Gives a service's providers the `RpcClient` and the `EventPublisher` of the transport that the process runs on. */
@Module({})
export class MessagingModule {
  static forTransport(transport: MessageTransport): DynamicModule {
    return {
      module: MessagingModule,
      global: true,
      providers: [
        { provide: RpcClient, useValue: transport.client },
        { provide: EventPublisher, useValue: transport.client },
      ],
      exports: [RpcClient, EventPublisher],
    };
  }
}
