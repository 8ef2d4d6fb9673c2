import {
  DomainError,
  type EventMessage,
  type RequestInputOf,
  type ResponseOf,
  type RpcContract,
} from '@hearthstay/contracts';
import { currentActor, currentCommandId, currentCorrelationId, messageContext } from '@hearthstay/message-context';
import type { EventPublisher } from '../client/event-publisher';
import type { RpcClient } from '../client/rpc-client';
import { withDeadline } from '../client/with-deadline';
import { subscribersOf, type Subscriptions } from '../subscriptions';
import { responseFrom } from '../client/response-from';
import { copyAsJson } from './copy-as-json';
import type { InProcessServer } from './in-process.server';

/** Sends messages to services in the same process. */
export class InProcessClient implements RpcClient, EventPublisher {
  constructor(
    private readonly servers: ReadonlyMap<string, InProcessServer>,
    private readonly subscriptions: Subscriptions,
  ) {}

  async call<Contract extends RpcContract>(
    contract: Contract,
    request: RequestInputOf<Contract>,
  ): Promise<ResponseOf<Contract>> {
    const server = this.servers.get(contract.service);
    if (!server) throw new DomainError('SERVICE_UNAVAILABLE');
    const reply = server.receiveCall(contract.name, copyAsJson(request), {
      correlationId: currentCorrelationId(),
      traceparent: messageContext()?.traceparent,
      ...(contract.kind === 'command' && {
        commandId: currentCommandId(),
        actor: currentActor(),
        deadline: performance.now() + contract.deadlineMs,
      }),
    });
    return responseFrom(contract, copyAsJson(await withDeadline(contract.deadlineMs, reply)));
  }

  async publish(message: EventMessage): Promise<void> {
    const subscribers = subscribersOf(this.subscriptions, message.name);
    if (!subscribers.every((name) => this.servers.has(name))) throw new DomainError('SERVICE_UNAVAILABLE');
    const deliveries = [...this.servers.values()].map((server) => server.receiveEvent(copyAsJson(message)));
    const failed = (await Promise.allSettled(deliveries)).find((delivery) => delivery.status === 'rejected');
    if (failed) throw failed.reason;
  }
}
