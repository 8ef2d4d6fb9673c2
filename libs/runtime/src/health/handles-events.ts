import { Logger } from '@nestjs/common';
import type { MessageTransport } from '@hearthstay/messaging';

/**
 * Longer than the deadline of an event handler, so slow handlers alone do not make a process unready; in milliseconds.
 */
const maxStallMs = 30_000;

/**
 * Whether this process makes progress with its events; failing events do not count as a stall, because they do not
 * block others. The standalone process does not check it: late e-mails must not take the web site down.
 */
export const handlesEvents = (transport: Pick<MessageTransport, 'eventProgress'>): boolean => {
  const stalled = transport.eventProgress().filter(({ stalledForMs }) => stalledForMs > maxStallMs);
  for (const { queue, stalledForMs } of stalled) {
    new Logger('Readiness').warn(
      { queue, seconds: Math.round(stalledForMs / 1_000) },
      'Not ready: event handling is stalled',
    );
  }
  return stalled.length === 0;
};
