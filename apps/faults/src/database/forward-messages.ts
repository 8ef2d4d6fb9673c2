import type { Socket } from 'node:net';
import { MessageReader } from './messages';

/** The rules for forwarding messages. */
export interface ForwardingRules {
  /** Whether a message is forwarded. It may be changed in place. */
  forwards(message: Buffer): boolean;
  /** Resolves when a message may be forwarded. */
  waitForDelay(): Promise<void>;
}

/** Forwards the messages of one direction of a connection in their order, and then the end of the connection. */
export const forwardMessages = (from: Socket, to: Socket, { forwards, waitForDelay }: ForwardingRules): void => {
  const reader = new MessageReader();
  let forwarded = Promise.resolve();
  const forward = async (message: Buffer): Promise<void> => {
    if (!forwards(message)) return;
    await waitForDelay();
    if (to.writable) to.write(message);
  };
  from.on('data', (bytes) => {
    for (const message of reader.disconnect(bytes)) forwarded = forwarded.then(() => forward(message));
  });
  // The close event follows.
  from.on('error', () => undefined);
  from.on('close', () => void forwarded.then(() => to.destroySoon()));
};
