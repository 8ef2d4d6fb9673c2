import type { Request } from 'express';
import { isLoopback } from '../../platform/http/loopback';

/** Headers that a reverse proxy on this machine adds to forwarded requests. */
const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];
const namesOfThisMachine = ['localhost', '127.0.0.1', '[::1]'];

/** Another host name may belong to a foreign site whose DNS name points to this machine (DNS rebinding). */
const isAskedForByLocalName = (host = ''): boolean => namesOfThisMachine.includes(host.replace(/:\d+$/, ''));

/**
 * Whether the request may come from a person at this machine. A positive result is no proof: nginx and HAProxy add no
 * header unless configured to, and their requests come from this machine too.
 */
export const mayBeLocal = ({ socket, headers }: Pick<Request, 'socket' | 'headers'>): boolean =>
  isLoopback(socket.remoteAddress) &&
  isAskedForByLocalName(headers.host) &&
  !proxyHeaders.some((name) => headers[name] !== undefined);
