import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const attemptEveryMs = 50;

/**
 * Whether a port of this machine accepts connections. Resolves with `false` after a short pause, for use in a loop.
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
