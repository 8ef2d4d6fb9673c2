import type { Socket } from 'node:net';
import { MessageCutter } from './messages';

/** What a line does to its messages. */
export interface LineRules {
  /** Whether a message arrives. It may be changed in place. */
  passes(message: Buffer): boolean;
  /** Resolves when a message that sets out now has come to the other end. */
  travel(): Promise<void>;
}

/**
 * Carries the messages of one direction of a connection, one after the other. The end of the connection arrives after
 * them.
 */
export const carryMessages = (from: Socket, to: Socket, { passes, travel }: LineRules): void => {
  const cutter = new MessageCutter();
  let carried = Promise.resolve();
  const carry = async (message: Buffer): Promise<void> => {
    if (!passes(message)) return;
    await travel();
    if (to.writable) to.write(message);
  };
  from.on('data', (bytes) => {
    for (const message of cutter.cut(bytes)) carried = carried.then(() => carry(message));
  });
  // Its end follows.
  from.on('error', () => undefined);
  from.on('close', () => void carried.then(() => to.destroySoon()));
};
