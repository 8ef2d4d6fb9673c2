import type { EventMessage } from '@hearthstay/contracts';
import type { MessageContext } from '@hearthstay/message-context';
import { HandlerServer } from '../handlers/handler-server';
import { PendingWork } from '../handlers/pending-work';
import type { Reply } from '../handlers/reply';
import { checkSubscriptions, type Subscriptions } from '../subscriptions';
import type { ConsumerOptions } from '../transport';

/** Receives a service's messages from the other services of its process. */
export class InProcessServer extends HandlerServer {
  private readonly pending = new PendingWork();

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
    this.eventRuns.discardWaiting();
    await this.pending.settled();
  }

  receiveCall(name: string, request: unknown, context: MessageContext): Promise<Reply> {
    return this.pending.track(this.handleCall(name, request, context));
  }

  async receiveEvent(message: EventMessage): Promise<void> {
    const handled = this.pending.track(this.handleEventMessage(message));
    if (this.options.events === 'once') return handled;
    // What every instance hears, none of them hears again: the failure is in the log.
    await handled.catch(() => undefined);
  }
}
