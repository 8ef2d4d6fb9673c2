import type { StoredRequest } from './booking-request';

/**
 * The request in the state after a command, independently of later changes: the response to a repetition of the
 * command. `null` when the command has not changed the request.
 */
export const carriedOutBy = (commandId: string, request: StoredRequest): StoredRequest | null => {
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
