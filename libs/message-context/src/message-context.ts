import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Actor } from '@hearthstay/contracts';

/** The context of all messages between services that one HTTP request causes. */
export interface MessageContext {
  /** The id of the HTTP request in the logs of all services. */
  correlationId: string;
  /** The id of the running command. A command that is sent or delivered again has the same id. */
  commandId?: string;
  /** Who has sent the command. */
  actor?: Actor;
  /** When the caller stops waiting for the response, on the clock of `performance.now()`. */
  deadline?: number;
  /** The span that causes messages, as in W3C Trace Context; absent while tracing is off. */
  traceparent?: string;
}

const storage = new AsyncLocalStorage<MessageContext>();

export const runInMessageContext = <Result>(context: MessageContext, work: () => Result): Result =>
  storage.run(context, work);

/** The context of the current message; `undefined` in background work. */
export const messageContext = (): MessageContext | undefined => storage.getStore();

/** The correlation id of the current message; a new one for background work. */
export const currentCorrelationId = (): string => messageContext()?.correlationId ?? randomUUID();
