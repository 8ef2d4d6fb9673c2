import type { StoredRequest } from '../domain/booking-request';
import type { RequestDocument } from './request.schema';

/** A request as it is stored when it is new. */
export const toDocument = ({ id, createdAt, updatedAt, guestConfirmedAt, commands, ...request }: StoredRequest) => ({
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
  history,
  revokedClaims,
  sentOnce,
  commands = [],
  createdAt,
  updatedAt,
  guestConfirmedAt,
  ...request
}: RequestDocument): StoredRequest => ({
  ...request,
  commands,
  id: _id,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  guestConfirmedAt: guestConfirmedAt?.toISOString() ?? null,
});
