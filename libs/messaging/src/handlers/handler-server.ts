import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { Server, type CustomTransportStrategy, type MessageHandler } from '@nestjs/microservices';
import type { EventMessage, RpcContract } from '@hearthstay/contracts';
import { lastValueFrom } from 'rxjs';
import { runInMessageContext, type MessageContext } from '@hearthstay/message-context';
import { replyFromError } from '../errors/error-reply';
import { isOutage } from '../errors/outage';
import { reasonOf } from '../errors/reason-of';
import type { ConsumerOptions } from '../transport';
import { EventExecutor } from './event-executor';
import type { Reply } from './reply';

/** Longer than the timeouts of the database driver, shorter than the time limit for stopping a process. */
const defaultEventDeadlineMs = 8_000;

/** All handlers share one thread: a higher concurrency only delays each of them. This one keeps the database busy. */
const defaultEventConcurrency = 8;

/** The common part of all transports' servers: finds the handlers of a message, runs them and logs their errors. */
export abstract class HandlerServer extends Server implements CustomTransportStrategy {
  protected override readonly logger = new Logger('Messages');
  /** The transport waits for event handlers itself, to acknowledge events only after they were handled. */
  override readonly propagatesEventHandlerErrors = true;
  protected readonly eventExecutor: EventExecutor;
  private readonly eventHandlers = new Map<string, MessageHandler[]>();

  constructor(protected readonly options: ConsumerOptions) {
    super();
    this.eventExecutor = new EventExecutor({
      concurrency: options.eventConcurrency ?? defaultEventConcurrency,
      deadlineMs: options.eventDeadlineMs ?? defaultEventDeadlineMs,
    });
  }

  abstract override listen(callback: (error?: unknown) => void): void;
  abstract override close(): Promise<void>;

  override on(): never {
    throw new Error('This transport emits no events');
  }

  override unwrap<T>(): T {
    throw new Error('This transport has no underlying server');
  }

  /** Nest would chain the handlers of an event and skip the others when one fails. */
  override addHandler(name: string, handler: MessageHandler, isEvent = false, extras: object = {}): void {
    if (isEvent) this.eventHandlers.set(name, [...(this.eventHandlers.get(name) ?? []), handler]);
    else super.addHandler(name, handler, false, extras);
  }

  protected eventNames(): string[] {
    return [...this.eventHandlers.keys()];
  }

  protected handlesCalls(): boolean {
    return this.messageHandlers.size > 0;
  }

  /** The deadline of a command in milliseconds; `undefined` for a query. */
  protected deadlineOfCommand(name: string): number | undefined {
    const extras = this.messageHandlers.get(name)?.extras as Partial<RpcContract> | undefined;
    return extras?.kind === 'command' ? extras.deadlineMs : undefined;
  }

  /**
   * Never rejects: an error becomes an error reply. The deadline is removed from the context with the reply, because
   * background work keeps the context.
   */
  protected async handleCall(name: string, request: unknown, context: MessageContext): Promise<Reply> {
    return runInMessageContext(context, async () => {
      try {
        const handler = this.messageHandlers.get(name);
        if (!handler) throw new Error(`No handler for ${name}`);
        return { response: await this.run(handler, request) };
      } catch (error) {
        return { error: replyFromError(error, (failure) => this.logFailure(name, failure)) };
      } finally {
        delete context.deadline;
      }
    });
  }

  /** Rejects when a handler of the event fails or exceeds the deadline. */
  protected async handleEventMessage(message: EventMessage): Promise<void> {
    const handlers = this.eventHandlers.get(message.name) ?? [];
    const start = () =>
      runInMessageContext({ correlationId: message.correlationId }, () =>
        handlers.map((handler) => this.run(handler, message)),
      );
    try {
      await this.eventExecutor.run(message, start);
    } catch (failure) {
      const failures = failure instanceof AggregateError ? failure.errors : [failure];
      failures.forEach((cause) => this.logEventFailure(message, cause));
      throw failure;
    }
  }

  private async run(handler: MessageHandler, message: unknown): Promise<unknown> {
    return lastValueFrom(this.transformToObservable(handler(message)), { defaultValue: undefined });
  }

  private logEventFailure({ name, id }: EventMessage, failure: unknown): void {
    if (isOutage(failure)) {
      this.logger.warn(
        { messageName: name, eventId: id, reason: reasonOf(failure) },
        `Cannot handle ${name} during an outage`,
      );
    } else this.logFailure(name, failure, id);
  }

  private logFailure(name: string, failure: unknown, eventId?: string): string {
    const errorId = randomUUID();
    this.logger.error({ err: failure, errorId, messageName: name, eventId }, `Cannot handle ${name}`);
    return errorId;
  }
}
