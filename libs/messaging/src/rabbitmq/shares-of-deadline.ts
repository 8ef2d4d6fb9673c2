import type { RpcContract } from '@hearthstay/contracts';

/** The part of a command's deadline that it may spend in its queue. */
const queueShare = 1 / 3;

/** How long a call may wait in its queue, in milliseconds. A query changes nothing, so it may wait for as long as its caller does. */
export const timeInQueue = ({ kind, deadlineMs }: Pick<RpcContract, 'kind' | 'deadlineMs'>): number =>
  kind === 'command' ? Math.floor(deadlineMs * queueShare) : deadlineMs;

/**
 * How long a command may be worked on after its delivery, in milliseconds. The clocks of two machines differ, so nobody can tell how
 * long a message was on its way. But the broker drops it after its time in the queue, also when it is delivered again: both times
 * together are never longer than the caller waits.
 */
export const timeToHandle = (deadlineMs: number): number => deadlineMs - timeInQueue({ kind: 'command', deadlineMs });
