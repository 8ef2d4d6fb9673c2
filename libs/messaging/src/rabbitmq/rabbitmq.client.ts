import type { EventMessage, RequestInputOf, ResponseOf, RpcContract } from '@hearthstay/contracts';
import type { EventPublisher } from '../client/event-publisher';
import type { RpcClient } from '../client/rpc-client';
import { BrokerConnection } from './broker-connection';
import { EventSender } from './event-sender';
import type { RabbitMqSettings } from './rabbitmq-options';
import { RpcCaller } from './rpc-caller';

/** Sends messages to the broker. It does not queue messages during an outage, it rejects them. */
export class RabbitMqClient implements RpcClient, EventPublisher {
  private readonly connection: BrokerConnection;
  private readonly caller: RpcCaller;
  private readonly sender: EventSender;

  constructor(settings: RabbitMqSettings) {
    this.connection = new BrokerConnection(settings.url, `${settings.prefix} client`);
    this.caller = new RpcCaller(this.connection, settings);
    this.sender = new EventSender(this.connection, settings);
  }

  call<Contract extends RpcContract>(
    contract: Contract,
    request: RequestInputOf<Contract>,
  ): Promise<ResponseOf<Contract>> {
    return this.caller.call(contract, request);
  }

  publish(message: EventMessage): Promise<void> {
    return this.sender.publish(message);
  }

  isReady(): boolean {
    return this.caller.isReady() && this.sender.isReady();
  }

  async close(): Promise<void> {
    await Promise.all([this.caller.close(), this.sender.close()]);
    await this.connection.close();
  }
}
