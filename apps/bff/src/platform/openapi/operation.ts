import { HTTP_CODE_METADATA } from '@nestjs/common/constants';
import { errorTable, errorViewSchema, idempotencyKeySchema, type ErrorCode } from '@hearthstay/contracts';
import { operatorLocale } from '@hearthstay/locales';
import { z } from 'zod';
import type { ZodOpenApiOperationObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import { idempotencyHeader } from '../http/command-id';
import { inputsOf, type RequestInput } from '../http/request-input.decorators';
import { sentence } from '../sentences/sentence';
import type { DescribedOperation } from './api-operation.decorator';
import type { Route } from './routes';

type Status = `${1 | 2 | 3 | 4 | 5}${string}`;

const contentOf = (mediaType: string, schema: z.ZodType) => ({ [mediaType]: { schema } });
const json = (schema: z.ZodType) => contentOf('application/json', schema);
const file = { 'image/*': { schema: z.file() } };

const bodyOf = ({ handler }: Route): z.ZodType | undefined =>
  inputsOf(handler).find(({ in: place }) => place === 'body')?.schema;

const requestBodyOf = (route: Route, { form }: DescribedOperation): ZodOpenApiOperationObject['requestBody'] => {
  if (form) return { required: true, content: { 'multipart/form-data': { schema: form } } };
  const body = bodyOf(route);
  // The server reads a missing body as an empty one.
  return body && { required: !body.safeParse({}).success, content: json(body) };
};

const parametersIn = (place: RequestInput['in'], { handler }: Route): z.ZodObject => {
  const inputs = inputsOf(handler).filter((input) => input.in === place);
  return z.object(Object.fromEntries(inputs.map(({ name, schema }) => [name, schema])));
};

const commandHeaders = z.object({ [idempotencyHeader]: idempotencyKeySchema.optional() });

/** A confirm link is opened by GET and changes data. */
const isCommand = ({ method }: Route, operation: DescribedOperation): boolean =>
  operation.isCommand ?? method !== 'GET';

const securityOf = (
  { isPublic }: Route,
  { errors = [] }: DescribedOperation,
): ZodOpenApiOperationObject['security'] => {
  if (!isPublic || errors.includes('AUTHENTICATION_REQUIRED')) return [{ admin: [] }];
  return errors.includes('PASSWORD_REQUIRED') ? [{ site: [] }, {}] : [];
};

/** The errors of an operation: its own, and those of every operation of its kind. */
const errorsOf = (route: Route, operation: DescribedOperation): Set<ErrorCode> =>
  new Set([
    ...(bodyOf(route) ? (['VALIDATION_FAILED', 'MALFORMED_JSON', 'PAYLOAD_TOO_LARGE'] as const) : []),
    ...(operation.form ? (['VALIDATION_FAILED'] as const) : []),
    ...(route.isPublic ? [] : (['AUTHENTICATION_REQUIRED'] as const)),
    ...(operation.errors ?? []),
    ...(['RATE_LIMITED', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE', 'SERVICE_TIMEOUT'] as const),
  ]);

/** One response for each HTTP status; its description lists every error code that has this status. */
const errorResponses = (codes: Set<ErrorCode>): ZodOpenApiResponsesObject => {
  const descriptions = new Map<Status, string[]>();
  for (const code of codes) {
    const { status, publicCode = code } = errorTable[code];
    const line = `\`${publicCode}\` ${sentence(operatorLocale, code, { count: 'n', days: 'the days', status: 'n' })}`;
    const key = String(status) as Status;
    descriptions.set(key, [...(descriptions.get(key) ?? []), line]);
  }
  const responses = [...descriptions].map(([status, lines]) => [
    status,
    { description: lines.join('\n\n'), content: json(errorViewSchema) },
  ]);
  return Object.fromEntries(responses) as ZodOpenApiResponsesObject;
};

const successStatus = ({ method, handler }: Route): number =>
  (Reflect.getMetadata(HTTP_CODE_METADATA, handler) as number | undefined) ?? (method === 'POST' ? 201 : 200);

/** Describes a route as an operation for zod-openapi. */
export const openApiOperation = (route: Route, operation: DescribedOperation): ZodOpenApiOperationObject => ({
  operationId: `${route.controller.name.replace('Controller', '')}.${route.handler.name}`,
  tags: [route.path.startsWith('/api/admin/') ? 'Admins' : 'Guests'],
  summary: operation.summary,
  security: securityOf(route, operation),
  requestParams: {
    path: parametersIn('path', route),
    query: parametersIn('query', route),
    header: isCommand(route, operation) ? commandHeaders : z.object({}),
  },
  requestBody: requestBodyOf(route, operation),
  responses: {
    [successStatus(route)]: {
      description: 'Success',
      content:
        operation.response instanceof z.ZodFile
          ? file
          : contentOf(operation.mediaType ?? 'application/json', operation.response),
    },
    ...errorResponses(errorsOf(route, operation)),
  },
});
