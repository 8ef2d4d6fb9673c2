import { createHmac, randomBytes } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type { Request, RequestHandler } from 'express';
import { callerOf } from '../http/caller';
import { routeOf } from '../http/observe-responses';
import { adminOf } from '../security/current-admin';
import { securityEventOf, type SecurityEvent } from './security-events';

const log = new Logger('Security');

/**
 * The key is generated at each start and kept nowhere: lines of one process can be compared, and no address can be
 * found from the log.
 */
const key = randomBytes(32);

const hashOf = (caller: string): string => createHmac('sha256', key).update(caller).digest('hex').slice(0, 16);

const noted = new WeakMap<Request, SecurityEvent>();

/** Notes an event that the status of the response does not tell. */
export const noteSecurityEvent = (request: Request, event: SecurityEvent): void => void noted.set(request, event);

/** Writes a line for each response that is an event, with the admin, and a hash in place of the caller's address. */
export const logSecurityEvents: RequestHandler = (request, response, next) => {
  response.once('close', () => {
    const of = { method: request.method, route: routeOf(request), status: response.statusCode };
    const event = noted.get(request) ?? securityEventOf(of);
    if (!event) return;
    // Whether the call was carried out is not known then.
    const aborted = !response.writableFinished && { aborted: true };
    log.log({ event, actor: adminOf(request), caller: hashOf(callerOf(request)), ...of, ...aborted }, 'Security event');
  });
  next();
};
