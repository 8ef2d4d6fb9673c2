import { Module, type DynamicModule } from '@nestjs/common';
import { EventPublisher } from './client/event-publisher';
import { RpcClient } from './client/rpc-client';
import type { MessageTransport } from './transport';

/** Provides the `RpcClient` and the `EventPublisher` of a transport. */
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
