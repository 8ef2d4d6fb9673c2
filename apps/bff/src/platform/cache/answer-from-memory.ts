import { IncomingMessage, ServerResponse, type RequestListener } from 'node:http';
import { Socket } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Application, Request, RequestHandler, Response } from 'express';
import { admissionOf } from '../../features/site-password/admission-cookie';
import { GuestGate } from '../../features/site-password/guest-gate';
import { guestPasswords } from '../../features/site-password/guest-passwords';
import { CallLimit } from '../http/call-limit';
import { callerOf } from '../http/caller';
import { correlationHeader, correlationIdOf } from '../http/correlation';
import type { ObserveAnswer } from '../http/observe-answers';
import { sendCopy, type JsonCopy } from './json-copy';
import { OccupiedDaysCache } from '../../features/availability/occupied-days.cache';
import { PublicSettingsCache } from '../../features/settings/public-settings.cache';

/** What a middleware sets on every answer alike, names and values in turn. */
const headersSetBy = (middleware: RequestHandler): string[] => {
  const request = new IncomingMessage(new Socket()) as Request;
  const response = new ServerResponse(request) as Response;
  middleware(request, response, () => undefined);
  return Object.entries(response.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
};

type ExpressApplication = Application & { request: Request };

/** The caller's address as Express reads it, proxies included, without all else that makes up a request of Express. */
const callerBy =
  (express: ExpressApplication) =>
  ({ socket, headers }: IncomingMessage): string =>
    callerOf(Object.create(express.request, { socket: { value: socket }, headers: { value: headers } }) as Request);

/**
 * Answers the two calls that every page view makes before Express even sees them, as long as all that is needed lies in memory: the
 * copy, and that the caller may see it. It is three times as fast. Every other case is left to Express and the controllers behind it,
 * which answer the same.
 *
 * @param everyAnswer sets the headers that every answer has.
 * @param observe is told of every answer.
 * @param otherwise takes what cannot be answered like this.
 */
export const answerFromMemory = (
  app: NestExpressApplication,
  everyAnswer: RequestHandler,
  observe: ObserveAnswer,
  otherwise: RequestListener,
): RequestListener => {
  const [settings, occupiedDays] = [app.get(PublicSettingsCache), app.get(OccupiedDaysCache)];
  const [gate, limit] = [app.get(GuestGate), app.get(CallLimit)];
  const caller = callerBy(app.getHttpAdapter().getInstance() as ExpressApplication);
  const headers = headersSetBy(everyAnswer);

  const copyFor = (request: IncomingMessage): JsonCopy<unknown> | undefined => {
    if (request.method !== 'GET') return undefined;
    if (request.url === '/api/bookings/settings') return settings.peek();
    if (request.url !== '/api/bookings/occupied') return undefined;
    return gate.isKnownToAdmit(guestPasswords(request), admissionOf(request)) ? occupiedDays.peek() : undefined;
  };

  return (request, response) => {
    const copy = copyFor(request);
    if (!copy) return otherwise(request, response);
    const start = performance.now();
    const answer = (): void => {
      sendCopy(copy, request, response, [...headers, correlationHeader, correlationIdOf(request)]);
      const seconds = (performance.now() - start) / 1_000;
      const { method = '', url: route = '' } = request;
      observe({ method, route, status: response.statusCode, seconds, fromMemory: true });
    };
    limit.count(caller(request)).then(answer, () => otherwise(request, response));
  };
};
