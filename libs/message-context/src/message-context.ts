import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Actor } from '@hearthstay/contracts';

/** What goes along with every message that one request from outside causes, through all services. */
export interface MessageContext {
  /** Ties the log lines of all services to the browser's request. */
  correlationId: string;
  /** Names the command that is being worked on. A command that is sent or delivered again has the same id. */
  commandId?: string;
  /** Who gave the command. */
  actor?: Actor;
  /** When the caller of the command stops waiting, on the clock of `performance.now()`. */
  deadline?: number;
}

const storage = new AsyncLocalStorage<MessageContext>();

export const runInMessageContext = <Result>(context: MessageContext, work: () => Result): Result =>
  storage.run(context, work);

/** The context of the current message; `undefined` in background work. */
export const messageContext = (): MessageContext | undefined => storage.getStore();

/** The correlation id of the current message; a new one for background work. */
export const currentCorrelationId = (): string => messageContext()?.correlationId ?? randomUUID();
