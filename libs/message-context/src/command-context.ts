import { randomUUID } from 'node:crypto';
import { DomainError, type Actor } from '@hearthstay/contracts';
import { messageContext, runInMessageContext } from './message-context';

/** The id of the command that is being worked on; a new one for a command that nobody has named. */
export const currentCommandId = (): string => messageContext()?.commandId ?? randomUUID();

/** Who gave the running command; the program for work that nobody outside has asked for. */
export const currentActor = (): Actor => messageContext()?.actor ?? { kind: 'program' };

/**
 * To be called before each write: once the caller of the command has been told that it took too long, nothing more may
 * start.
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
