import type { RpcContract } from '@hearthstay/contracts';

/** The share of a command's deadline that it may wait in its queue, and the longest wait in milliseconds. */
const queueShare = 1 / 3;
const longestWaitMs = 1_300;

/**
 * The `expiration` of a call in its queue, in milliseconds. A query has no effect, so it may wait until the deadline of
 * its caller. A command with a longer deadline needs it for its work, and waits no longer than others.
 */
export const expirationOf = ({ kind, deadlineMs }: Pick<RpcContract, 'kind' | 'deadlineMs'>): number =>
  kind === 'command' ? Math.min(Math.floor(deadlineMs * queueShare), longestWaitMs) : deadlineMs;

/**
 * The time limit for handling a command after its delivery, in milliseconds. The clocks of two machines differ, so the
 * receiver cannot measure the time in the queue; the broker limits it instead. Both limits together equal the deadline
 * of the caller.
 */
export const handlingTime = (deadlineMs: number): number => deadlineMs - expirationOf({ kind: 'command', deadlineMs });
