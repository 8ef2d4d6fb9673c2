import {
  DomainError,
  type EventMessage,
  type RequestInputOf,
  type ResponseOf,
  type RpcContract,
} from '@hearthstay/contracts';
import type { EventPublisher } from '../client/event-publisher';
import type { RpcClient } from '../client/rpc-client';
import { withDeadline } from '../client/with-deadline';
import { currentCorrelationId } from '../context/message-context';
import { errorFromReply } from '../errors/error-reply';
import type { InProcessServer } from './in-process.server';

const asTransported = <Message>(message: Message): Message => JSON.parse(JSON.stringify(message)) as Message;

/** Sends messages to the other services of this process. */
export class InProcessClient implements RpcClient, EventPublisher {
  constructor(private readonly servers: ReadonlyMap<string, InProcessServer>) {}

  async call<Contract extends RpcContract>(
    contract: Contract,
    request: RequestInputOf<Contract>,
  ): Promise<ResponseOf<Contract>> {
    const server = this.servers.get(contract.service);
    if (!server) throw new DomainError('SERVICE_UNAVAILABLE');
    const reply = await withDeadline(
      contract.deadlineMs,
      server.receiveCall(contract.name, asTransported(request), currentCorrelationId()),
    );
    if ('error' in reply) throw errorFromReply(reply.error);
    return contract.response.parse(asTransported(reply.response)) as ResponseOf<Contract>;
  }

  async publish(message: EventMessage): Promise<void> {
    await Promise.all([...this.servers.values()].map((server) => server.receiveEvent(asTransported(message))));
  }
}
