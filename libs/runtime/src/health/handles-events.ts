import { Logger } from '@nestjs/common';
import type { MessageTransport } from '@hearthstay/messaging';

/** Longer than the deadline of an event, so that late handlers alone are no reason, in milliseconds. */
const longestStallMs = 30_000;

/**
 * Whether this process gets on with its events. One that fails on some of them does, because others pass them. Only a process that
 * handles nothing else asks: a web site does not go away because e-mails are late.
 */
export const handlesEvents = (transport: Pick<MessageTransport, 'eventProgress'>): boolean => {
  const stalled = transport.eventProgress().filter(({ stalledForMs }) => stalledForMs > longestStallMs);
  for (const { queue, stalledForMs } of stalled) {
    new Logger('Readiness').warn(
      { queue, seconds: Math.round(stalledForMs / 1_000) },
      'Not ready: no event is handled',
    );
  }
  return stalled.length === 0;
};
