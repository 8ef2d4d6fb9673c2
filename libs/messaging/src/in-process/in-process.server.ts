import type { EventMessage } from '@hearthstay/contracts';
import type { MessageContext } from '@hearthstay/message-context';
import { HandlerServer } from '../handlers/handler-server';
import { InFlightTasks } from '../handlers/in-flight-tasks';
import type { Reply } from '../handlers/reply';
import { checkSubscriptions, type Subscriptions } from '../subscriptions';
import type { ConsumerOptions } from '../transport';

/** Receives the messages of a service from services in the same process. */
export class InProcessServer extends HandlerServer {
  private readonly pending = new InFlightTasks();

  constructor(
    options: ConsumerOptions,
    private readonly servers: Map<string, InProcessServer>,
    private readonly subscriptions: Subscriptions | undefined,
  ) {
    super(options);
  }

  override listen(callback: (error?: unknown) => void): void {
    const { name, events } = this.options;
    if (this.subscriptions && events === 'once') checkSubscriptions(this.subscriptions, name, this.eventNames());
    this.servers.set(name, this);
    callback();
  }

  override async close(): Promise<void> {
    if (this.servers.get(this.options.name) === this) this.servers.delete(this.options.name);
    this.eventExecutor.discardWaiting();
    await this.pending.settled();
  }

  receiveCall(name: string, request: unknown, context: MessageContext): Promise<Reply> {
    return this.pending.track(this.handleCall(name, request, context));
  }

  async receiveEvent(message: EventMessage): Promise<void> {
    const handled = this.pending.track(this.handleEventMessage(message));
    if (this.options.events === 'once') return handled;
    // An event for every instance is not redelivered; its failure is logged.
    await handled.catch(() => undefined);
  }
}
