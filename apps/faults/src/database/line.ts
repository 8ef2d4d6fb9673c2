import { setTimeout as pause } from 'node:timers/promises';
import type { Socket } from 'node:net';
import { MessageCutter } from './messages';

/** What a line does to its messages. */
export interface LineRules {
  /** How long a message is on its way, in milliseconds. */
  delayMs(): number;
  /** Whether a message arrives. It may be changed in place. */
  passes(message: Buffer): boolean;
}

/** Carries the messages of one direction of a connection, one after the other. */
export const carryMessages = (from: Socket, to: Socket, { delayMs, passes }: LineRules): void => {
  const cutter = new MessageCutter();
  let carried = Promise.resolve();
  const carry = async (message: Buffer): Promise<void> => {
    if (!passes(message)) return;
    if (delayMs() > 0) await pause(delayMs());
    if (to.writable) to.write(message);
  };
  from.on('data', (bytes) => {
    for (const message of cutter.cut(bytes)) carried = carried.then(() => carry(message));
  });
  from.on('error', () => to.destroy());
  from.on('close', () => to.destroy());
};
