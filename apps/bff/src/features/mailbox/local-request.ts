import type { Request } from 'express';
import { isLoopback } from '../../platform/http/loopback';

/** What a proxy on this machine adds when it hands on a request from elsewhere. */
const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];
const namesOfThisMachine = ['localhost', '127.0.0.1', '[::1]'];

/** A request for another name may come from a site that has pointed its own name at this machine (DNS rebinding). */
const isAskedForByLocalName = (host = ''): boolean => namesOfThisMachine.includes(host.replace(/:\d+$/, ''));

/**
 * Whether the request may come from somebody who sits at this machine. It is a first sieve and no proof: nginx and
 * HAProxy add no header unless they are told to, and their requests come from this machine, too.
 */
export const mayBeFromSameMachine = ({ socket, headers }: Pick<Request, 'socket' | 'headers'>): boolean =>
  isLoopback(socket.remoteAddress) &&
  isAskedForByLocalName(headers.host) &&
  !proxyHeaders.some((name) => headers[name] !== undefined);
