import { HTTP_CODE_METADATA } from '@nestjs/common/constants';
import { RequestMethod } from '@nestjs/common';
import { errorViewSchema, type ErrorCode } from '@hearthstay/contracts';
import { z } from 'zod';
import { errorTable } from '../errors/error-table';
import type { Route } from '../http/routes';
import { sentence } from '../sentences/sentence';
import type { DescribedAnswer } from './answers.decorator';
import { bodyOf, inputsOf } from './inputs';
import { jsonSchemaOf, type JsonSchema } from './json-schema';

interface Content {
  content: Record<string, { schema: JsonSchema }>;
}

/** One call of the API, as OpenAPI 3.1 describes it. */
export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  /** Which of these the caller has to send; an empty one allows for none. */
  security: Record<string, string[]>[];
  parameters: { in: string; name: string; required: boolean; schema: JsonSchema }[];
  requestBody?: Content & { required: boolean };
  responses: Record<string, Content & { description: string }>;
}

const json = (schema: z.ZodType, io: 'input' | 'output'): Content => ({
  content: { 'application/json': { schema: jsonSchemaOf(schema, io) } },
});

const file: Content = { content: { 'image/*': { schema: { type: 'string', format: 'binary' } } } };

const requestBodyOf = (route: Route, { form }: DescribedAnswer): Operation['requestBody'] => {
  if (form) return { required: true, content: { 'multipart/form-data': { schema: jsonSchemaOf(form, 'input') } } };
  const body = bodyOf(route);
  // No body is one without fields.
  return body && { required: !body.safeParse({}).success, ...json(body, 'input') };
};

const securityOf = ({ isPublic }: Route, { refusals = [] }: DescribedAnswer): Operation['security'] => {
  if (!isPublic || refusals.includes('AUTHENTICATION_REQUIRED')) return [{ admin: [] }];
  return refusals.includes('PASSWORD_REQUIRED') ? [{ site: [] }, {}] : [];
};

/** What a call can be refused with: what is its own, and what every call like it can be. */
const refusalsOf = (route: Route, answer: DescribedAnswer): Set<ErrorCode> =>
  new Set([
    ...(bodyOf(route) ? (['VALIDATION_FAILED', 'MALFORMED_JSON', 'PAYLOAD_TOO_LARGE'] as const) : []),
    ...(answer.form ? (['VALIDATION_FAILED'] as const) : []),
    ...(route.isPublic ? [] : (['AUTHENTICATION_REQUIRED'] as const)),
    ...(answer.refusals ?? []),
    ...(['RATE_LIMITED', 'INTERNAL_ERROR', 'SERVICE_UNAVAILABLE', 'SERVICE_TIMEOUT'] as const),
  ]);

const refusalResponses = (codes: Set<ErrorCode>): Operation['responses'] => {
  const responses: Operation['responses'] = {};
  for (const code of codes) {
    const { status, publicCode = code } = errorTable[code];
    const line = `\`${publicCode}\` ${sentence('en', code, { count: 'n', days: 'the days' })}`;
    const before = responses[status]?.description;
    responses[status] = { description: before ? `${before}\n\n${line}` : line, ...json(errorViewSchema, 'output') };
  }
  return responses;
};

/** A link that a person opens is a GET, whatever it does. */
const changesSomething = ({ method }: Route, { isCommand }: DescribedAnswer): boolean =>
  isCommand ?? method !== RequestMethod[RequestMethod.GET];

const successStatus = ({ method, handler }: Route): number =>
  (Reflect.getMetadata(HTTP_CODE_METADATA, handler) as number | undefined) ?? (method === 'POST' ? 201 : 200);

export const operationOf = (route: Route, answer: DescribedAnswer): Operation => ({
  operationId: `${route.controller.name.replace('Controller', '')}.${route.handler.name}`,
  tags: [route.path.startsWith('/api/admin/') ? 'Admins' : 'Guests'],
  summary: answer.summary,
  security: securityOf(route, answer),
  parameters: inputsOf(route, { changes: changesSomething(route, answer) }).map(({ in: place, name, schema }) => ({
    in: place,
    name,
    required: place !== 'header',
    schema: jsonSchemaOf(schema, 'input'),
  })),
  requestBody: requestBodyOf(route, answer),
  responses: {
    [successStatus(route)]: {
      description: 'Done',
      ...(answer.schema instanceof z.ZodFile ? file : json(answer.schema, 'output')),
    },
    ...refusalResponses(refusalsOf(route, answer)),
  },
});
