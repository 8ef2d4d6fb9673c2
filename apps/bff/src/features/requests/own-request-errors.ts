import type { ErrorCode } from '@hearthstay/contracts';

/** The errors of every action on a request by its guest, whom a status link authenticates. */
export const ownRequestErrors: readonly ErrorCode[] = [
  'LINK_INVALID',
  'FORBIDDEN',
  'REQUEST_NOT_FOUND',
  'REQUEST_IN_PAST',
];
