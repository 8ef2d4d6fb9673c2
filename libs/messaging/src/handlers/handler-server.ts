import { Server, type CustomTransportStrategy } from '@nestjs/microservices';
import type { EventMessage } from '@hearthstay/contracts';
import { firstValueFrom, lastValueFrom } from 'rxjs';
import { runInMessageContext } from '../context/message-context';
import type { ErrorReply } from '../errors/error-reply';

export type Reply = { response: unknown } | { error: ErrorReply };

/**
 * The part of a service's receiving side that every transport shares: it finds the handler of a message and runs it to its end.
 * Transports add how messages come in and answers go out.
 */
export abstract class HandlerServer extends Server implements CustomTransportStrategy {
  /** The transport waits for event handlers itself: only then does it know whether to acknowledge. */
  override readonly propagatesEventHandlerErrors = true;

  abstract override listen(callback: (error?: unknown) => void): void;

  override on(): never {
    throw new Error('This transport has no events of its own');
  }

  override unwrap<T>(): T {
    throw new Error('This transport has no underlying server');
  }

  protected eventNames(): string[] {
    return [...this.messageHandlers].filter(([, handler]) => handler.isEventHandler).map(([name]) => name);
  }

  protected async handleCall(name: string, request: unknown, correlationId: string): Promise<Reply> {
    const handler = this.getHandlerByPattern(name);
    if (!handler || handler.isEventHandler) return { error: { code: 'NOT_FOUND', content: {} } };
    return runInMessageContext({ correlationId }, async () => {
      try {
        return { response: await firstValueFrom(this.transformToObservable(await handler(request))) };
      } catch (error) {
        return { error: error as ErrorReply };
      }
    });
  }

  /** Rejects when any of the event's handlers does. */
  protected async handleEventMessage(message: EventMessage): Promise<void> {
    const handler = this.getHandlerByPattern(message.name);
    if (!handler) return;
    await runInMessageContext({ correlationId: message.correlationId }, async () => {
      await lastValueFrom(this.transformToObservable(await handler(message)), { defaultValue: undefined });
    });
  }
}
