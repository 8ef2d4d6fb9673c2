import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { INestApplicationContext } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { GuestGate } from '../gate/guest-gate';
import { guestPassword } from '../gate/guest-password';
import { CallLimit } from '../http/call-limit';
import { callerOf } from '../http/caller';
import { correlationHeader, correlationIdOf } from '../http/correlation';
import { sendCopy, type JsonCopy } from './json-copy';
import { OccupiedDaysCache } from './occupied-days.cache';
import { PublicSettingsCache } from './public-settings.cache';

/** What a middleware sets on every answer alike. */
const headersSetBy = (middleware: RequestHandler): OutgoingHttpHeaders => {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  middleware(request as Parameters<RequestHandler>[0], response as Parameters<RequestHandler>[1], () => undefined);
  return response.getHeaders();
};

/**
 * Answers the two calls that every page view makes before anything else looks at them, as long as all that is needed lies in
 * memory: the copy, and that the caller may see it. Every other case is left to the controllers, which answer the same.
 */
export const answerFromMemory = (app: INestApplicationContext, everyAnswer: RequestHandler): RequestHandler => {
  const [settings, occupiedDays] = [app.get(PublicSettingsCache), app.get(OccupiedDaysCache)];
  const [gate, limit] = [app.get(GuestGate), app.get(CallLimit)];
  const headers = headersSetBy(everyAnswer);

  const copyFor = (url: string, password: () => string | undefined, caller: string): JsonCopy<unknown> | undefined => {
    if (url === '/api/bookings/settings') return settings.peek();
    if (url !== '/api/bookings/occupied' || !gate.isKnownToAdmit(password(), caller)) return undefined;
    return occupiedDays.peek();
  };

  return (request, response, next) => {
    const caller = callerOf(request);
    const copy = request.method === 'GET' ? copyFor(request.url, () => guestPassword(request), caller) : undefined;
    if (!copy) return next();
    const answer = (): void =>
      sendCopy(copy, request, response, { ...headers, [correlationHeader]: correlationIdOf(request) });
    limit.count(caller).then(answer, () => next());
  };
};
