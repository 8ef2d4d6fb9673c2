import { randomUUID } from 'node:crypto';
import { DomainError, type Actor } from '@hearthstay/contracts';
import { messageContext, runInMessageContext } from './message-context';

/** The id of the running command; a new one for background work. */
export const currentCommandId = (): string => messageContext()?.commandId ?? randomUUID();

/** The actor of the running command; the program for background work. */
export const currentActor = (): Actor => messageContext()?.actor ?? { kind: 'program' };

/**
 * Call this before each write: after the deadline, when the caller has got `SERVICE_TIMEOUT`, nothing more may start.
 *
 * @throws DomainError `SERVICE_TIMEOUT` after the deadline of the running command
 */
export const assertBeforeDeadline = (): void => {
  const deadline = messageContext()?.deadline;
  if (deadline !== undefined && performance.now() >= deadline) throw new DomainError('SERVICE_TIMEOUT');
};

/** Runs what has to happen even after the deadline: undoing half of a command, or tidying after its effect. */
export const withoutDeadline = <Result>(work: () => Result): Result => {
  const context = messageContext();
  return context ? runInMessageContext({ ...context, deadline: undefined }, work) : work();
};
