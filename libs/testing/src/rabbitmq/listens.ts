import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const attemptEveryMs = 50;

/**
 * Whether somebody accepts connections on a port of this machine; a "no" takes a moment, so that it can be asked in a
 * loop.
 */
export const listens = async (port: number): Promise<boolean> => {
  const accepted = await new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
  if (!accepted) await pause(attemptEveryMs);
  return accepted;
};
