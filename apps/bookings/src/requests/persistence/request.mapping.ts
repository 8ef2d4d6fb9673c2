import type { StoredRequest } from '../domain/booking-request';
import type { RequestDocument } from './request.schema';

/** A request as it is stored when it is new. */
export const toDocument = ({
  id,
  createdAt,
  updatedAt,
  guestConfirmedAt,
  commands,
  undoable,
  ...request
}: StoredRequest) => ({
  ...request,
  _id: id,
  createdAt: new Date(createdAt),
  updatedAt: new Date(updatedAt),
  guestConfirmedAt: guestConfirmedAt === null ? null : new Date(guestConfirmedAt),
});

/** A stored request without what only its storage is concerned with. */
export const fromDocument = ({
  _id,
  outbox,
  outboxHeldUntil,
  history,
  revokedClaims,
  sentOnce,
  commands = [],
  undoable = null,
  createdAt,
  updatedAt,
  guestConfirmedAt,
  ...request
}: RequestDocument): StoredRequest => ({
  ...request,
  commands,
  undoable,
  id: _id,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  guestConfirmedAt: guestConfirmedAt?.toISOString() ?? null,
});
