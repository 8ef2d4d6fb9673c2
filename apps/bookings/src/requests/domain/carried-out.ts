import type { StoredRequest } from './booking-request';

/** A command that has changed a request. It is stored with the change, so one is never there without the other. */
export interface CarriedOutCommand {
  id: string;
  at: Date;
  /** The status of the request after the command. */
  status: StoredRequest['status'];
}

/**
 * The request as a command has left it, whatever has become of it since: the answer to the same command when it comes
 * again. `null` when the command has not changed the request.
 */
export const answerTo = (commandId: string, request: StoredRequest): StoredRequest | null => {
  const command = request.commands.find(({ id }) => id === commandId);
  if (!command) return null;
  const { status } = command;
  const updatedAt = command.at.toISOString();
  const { guestConfirmedAt, cancellationReason } = request;
  return {
    ...request,
    status,
    updatedAt,
    guestConfirmedAt: guestConfirmedAt !== null && guestConfirmedAt <= updatedAt ? guestConfirmedAt : null,
    cancellationReason: status === 'cancelled' ? cancellationReason : null,
    undoable: command === request.commands.at(-1) ? request.undoable : null,
  };
};
