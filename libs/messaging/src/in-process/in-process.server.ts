import type { EventMessage } from '@hearthstay/contracts';
import { HandlerServer, type Reply } from '../handlers/handler-server';
import { PendingWork } from '../handlers/pending-work';

/** Receives a service's messages from the other services of its process. */
export class InProcessServer extends HandlerServer {
  private readonly pending = new PendingWork();

  constructor(
    private readonly name: string,
    private readonly servers: Map<string, InProcessServer>,
  ) {
    super();
  }

  override listen(callback: () => void): void {
    this.servers.set(this.name, this);
    callback();
  }

  override async close(): Promise<void> {
    this.servers.delete(this.name);
    await this.pending.settled();
  }

  receiveCall(name: string, request: unknown, correlationId: string): Promise<Reply> {
    return this.pending.track(this.handleCall(name, request, correlationId));
  }

  receiveEvent(message: EventMessage): Promise<void> {
    return this.pending.track(this.handleEventMessage(message));
  }
}
