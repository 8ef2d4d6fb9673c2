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
import { EventRuns } from './event-runs';
import type { Reply } from './reply';

/** Longer than the database's driver waits for an answer, shorter than a process may take to stop. */
const defaultEventDeadlineMs = 8_000;

/**
 * All handlers of a process share one thread: with more of them at the same time each takes longer, and none is done earlier. Enough
 * for the database to have the next write when one is done.
 */
const defaultEventConcurrency = 8;

/**
 * The part of a service's receiving side that every transport shares: it finds the handlers of a message and runs them to their
 * end. Transports add how messages come in and answers go out.
 */
export abstract class HandlerServer extends Server implements CustomTransportStrategy {
  protected override readonly logger = new Logger('Messages');
  /** The transport waits for event handlers itself: only then does it know whether to acknowledge. */
  override readonly propagatesEventHandlerErrors = true;
  protected readonly eventRuns: EventRuns;
  private readonly eventHandlers = new Map<string, MessageHandler[]>();

  constructor(protected readonly options: ConsumerOptions) {
    super();
    this.eventRuns = new EventRuns({
      concurrency: options.eventConcurrency ?? defaultEventConcurrency,
      deadlineMs: options.eventDeadlineMs ?? defaultEventDeadlineMs,
    });
  }

  abstract override listen(callback: (error?: unknown) => void): void;
  abstract override close(): Promise<void>;

  override on(): never {
    throw new Error('This transport has no events of its own');
  }

  override unwrap<T>(): T {
    throw new Error('This transport has no underlying server');
  }

  /** Nest would chain an event's handlers and give up on the others when one fails; here each runs to its end. */
  override addHandler(name: string, handler: MessageHandler, isEvent = false, extras: object = {}): void {
    if (isEvent) this.eventHandlers.set(name, [...(this.eventHandlers.get(name) ?? []), handler]);
    else super.addHandler(name, handler, false, extras);
  }

  protected eventNames(): string[] {
    return [...this.eventHandlers.keys()];
  }

  protected answersCalls(): boolean {
    return this.messageHandlers.size > 0;
  }

  /** How long the caller of a command waits, in milliseconds; `undefined` for a call that changes nothing. */
  protected deadlineOfCommand(name: string): number | undefined {
    const extras = this.messageHandlers.get(name)?.extras as Partial<RpcContract> | undefined;
    return extras?.kind === 'command' ? extras.deadlineMs : undefined;
  }

  /**
   * Never rejects: whatever happens to a call is an answer to it. The deadline ends with the answer, because work that goes on in the
   * background keeps the context.
   */
  protected async handleCall(name: string, request: unknown, context: MessageContext): Promise<Reply> {
    return runInMessageContext(context, async () => {
      try {
        const handler = this.messageHandlers.get(name);
        if (!handler) throw new Error(`Nothing handles ${name}`);
        return { response: await this.run(handler, request) };
      } catch (error) {
        return { error: replyFromError(error, (failure) => this.logFailure(name, failure)) };
      } finally {
        delete context.deadline;
      }
    });
  }

  /** Waits for all handlers of the event, but not for ever; rejects when any of them has failed. */
  protected async handleEventMessage(message: EventMessage): Promise<void> {
    const handlers = this.eventHandlers.get(message.name) ?? [];
    const start = () =>
      runInMessageContext({ correlationId: message.correlationId }, () =>
        handlers.map((handler) => this.run(handler, message)),
      );
    try {
      await this.eventRuns.run(message, start);
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
        'An event waits until it can be handled',
      );
    } else this.logFailure(name, failure, id);
  }

  private logFailure(name: string, failure: unknown, eventId?: string): string {
    const errorId = randomUUID();
    this.logger.error({ err: failure, errorId, messageName: name, eventId }, 'A handler failed');
    return errorId;
  }
}
