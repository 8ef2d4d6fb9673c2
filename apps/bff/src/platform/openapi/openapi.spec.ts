import { DiscoveryService } from '@nestjs/core';
import { errorViewSchema } from '@hearthstay/contracts';
import { defaultLocale, isLocale } from '@hearthstay/locales';
import { loadErrors } from '@hearthstay/locales/load-texts';
import { createInProcessTransport } from '@hearthstay/messaging';
import { readEnv } from '@hearthstay/runtime';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Application } from 'express';
import { z } from 'zod';
import { createBff } from '../../create-bff';
import { routesIn } from './routes';
import { requestOf, apiCalls, type ApiCall } from '../../testing/api-calls';
import { startTestBff, type TestBff } from '../../testing/test-bff';
import { describedOperation } from './api-operation.decorator';

interface Operation {
  operationId: string;
  security: object[];
  parameters?: { in: string; name: string; required?: boolean; schema: object }[];
  requestBody?: { required: boolean; content: Record<string, { schema: object }> };
  responses: Record<string, object>;
}

interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>;
}

/** The routes of the document itself and of its viewer. */
const besidesTheCalls = [
  'GET /api/docs',
  'GET /api/docs/initializer.js',
  'GET /api/docs/{file}',
  'GET /api/openapi.json',
];
const imageFiles = 'GET /api/media/background/{hash}/{name}';

/** The routes of imported calendars and of feeds. */
const calendarCalls = [
  'DELETE /api/admin/calendars/{id}',
  'DELETE /api/admin/feeds/{id}',
  'GET /api/admin/calendars',
  'GET /api/admin/feeds',
  'GET /api/feeds/{token}.ics',
  'PATCH /api/admin/calendars/{id}',
  'POST /api/admin/calendars',
  'POST /api/admin/calendars/test',
  'POST /api/admin/calendars/{id}/free-nights',
  'POST /api/admin/calendars/{id}/refresh',
  'POST /api/admin/feeds',
  'POST /api/admin/feeds/{id}/rotate',
];

const settingsSections = [
  'stay-rules',
  'prices',
  'request-form',
  'holidays',
  'waiting-requests',
  'stay-emails',
  'legal',
  'embed',
  'privacy',
  'house',
].flatMap((section) => ['GET', 'PUT'].map((method) => `${method} /api/admin/settings/${section}`));
const priceCalls = [
  'DELETE /api/admin/requests/{id}/payments/{paymentId}',
  'PATCH /api/admin/requests/{id}/price',
  'POST /api/admin/requests/{id}/payments',
  'GET /api/bookings/stay-conditions',
  'POST /api/bookings/quote',
];

/** The calls about the life of a booking beyond the request. */
const bookingCalls = [
  'GET /api/admin/bookings.csv',
  'GET /api/admin/requests/{id}',
  'PATCH /api/admin/requests/{id}/guest',
  'POST /api/admin/requests',
  'POST /api/admin/requests/{id}/move',
  'POST /api/admin/requests/{id}/cancellation',
  'POST /api/bookings/requests/{id}/cancellation',
  'POST /api/bookings/requests/{id}/withdraw',
  'POST /api/admin/requests/{id}/change',
  'POST /api/admin/requests/{id}/offer',
  'DELETE /api/admin/requests/{id}/offer',
  'POST /api/admin/offers',
  'POST /api/bookings/requests/{id}/change',
  'POST /api/bookings/requests/{id}/offer',
];

const historyCalls = ['GET /api/admin/history', 'GET /api/admin/history.csv'];

const privacyCalls = [
  'GET /api/admin/privacy/records',
  'POST /api/admin/privacy/erase',
  'POST /api/admin/privacy/export',
  'POST /api/admin/privacy/search',
];
const emailLogCalls = [
  'GET /api/admin/email-log',
  'POST /api/admin/email-log/{id}/link',
  'POST /api/admin/email-log/{id}/resend',
  'POST /api/admin/email-test',
  'POST /api/admin/settings/stay-emails/{kind}/preview',
  'POST /api/admin/settings/stay-emails/{kind}/test',
];

const noticeCalls = [
  'GET /api/admin/notice-address',
  'PUT /api/admin/notice-address',
  'POST /api/admin/notice-address/test',
];
const legalCalls = ['GET /api/bookings/legal', 'POST /api/admin/settings/legal/preview'];
const houseCalls = [
  'GET /api/bookings/house',
  'POST /api/admin/settings/house/preview',
  'GET /api/admin/photos',
  'POST /api/admin/photos',
  'PATCH /api/admin/photos',
  'PATCH /api/admin/photos/{id}',
  'DELETE /api/admin/photos/{id}',
];

const camelCase = (field: string): string => field.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

let app: NestExpressApplication;
let bff: TestBff;
let document: OpenApiDocument;

beforeAll(async () => {
  bff = await startTestBff();
  app = await createBff({ env: readEnv({}), transport: createInProcessTransport(), webDirectory: '/nowhere' });
  await app.init();
  document = (await (await bff.fetch('/api/openapi.json')).json()) as OpenApiDocument;
});
afterAll(async () => {
  await bff.close();
  await app.close();
});

const documented = (): string[] =>
  Object.entries(document.paths)
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
    .sort();

const inTable = apiCalls.map(({ method, path }) => `${method} ${path}`);

const asTemplate = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

/** The routes that Express has registered. */
const running = (): string[] => {
  const { router } = app.getHttpAdapter().getInstance() as Application;
  const routes = router.stack.flatMap(({ route }) =>
    (route?.stack ?? []).map(({ method }) => `${method.toUpperCase()} ${asTemplate(route?.path ?? '')}`),
  );
  return [...new Set(routes)].filter((route) => route.includes(' /api')).sort();
};

describe('The OpenAPI document', () => {
  it('contains every call that clients may make, and the files of the photo', () => {
    expect(documented()).toEqual(
      [
        ...inTable,
        ...calendarCalls,
        ...settingsSections,
        ...priceCalls,
        ...bookingCalls,
        ...emailLogCalls,
        ...historyCalls,
        ...privacyCalls,
        ...noticeCalls,
        ...legalCalls,
        ...houseCalls,
        imageFiles,
      ].sort(),
    );
  });

  it('contains every registered route and no other', () => {
    expect([...documented(), ...besidesTheCalls].sort()).toEqual(running());
  });

  it('declares every path parameter and unique operation ids', () => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.values(methods).map((operation) => ({ path, operation })),
    );
    for (const { path, operation } of operations) {
      const inPath = (operation.parameters ?? [])
        .filter(({ in: place }) => place === 'path')
        .map(({ name }) => `{${name}}`);
      expect(inPath).toEqual(path.match(/\{\w+\}/g) ?? []);
    }
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
  });

  it('declares the idempotency key on every operation that changes data and on no other', () => {
    const named = apiCalls.filter(({ method, path }) =>
      document.paths[path]?.[method.toLowerCase()]?.parameters?.some(({ name }) => name === 'Idempotency-Key'),
    );
    const changing = apiCalls.filter(({ method, path }) => method !== 'GET' || path.includes('/confirm/'));
    expect(named.map(({ method, path }) => `${method} ${path}`)).toEqual(
      changing.map(({ method, path }) => `${method} ${path}`),
    );
    expect(document.paths['/api/bookings/quote']?.['post']?.parameters).toEqual([]);
  });

  it('has a name for every field that a refusal can be about', async () => {
    const fieldsIn = (schema: unknown): string[] =>
      typeof schema !== 'object' || schema === null
        ? []
        : Object.entries(schema).flatMap(([key, value]) =>
            key === 'properties'
              ? [...Object.keys(value as object), ...Object.values(value as object).flatMap(fieldsIn)]
              : fieldsIn(value),
          );
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    const bodies = operations.flatMap(({ requestBody }) => fieldsIn(requestBody));
    const queries = operations.flatMap(({ parameters = [] }) =>
      parameters.filter(({ in: place }) => place === 'query').map(({ name }) => name),
    );
    const { fields: names } = await loadErrors(defaultLocale);
    // The list does not contain the names of weekdays and languages.
    const isNamed = (field: string) => /^\d$/.test(field) || isLocale(field) || camelCase(field) in names;
    expect([...new Set([...bodies, ...queries].filter((field) => !isNamed(field)))]).toEqual([]);
  });

  it('takes the request schemas from the contracts', () => {
    const { parameters, requestBody, security, responses } = document.paths['/api/bookings/request']?.['post'] ?? {};
    expect(parameters).toEqual([
      { in: 'header', name: 'Idempotency-Key', schema: expect.objectContaining({ type: 'string' }) },
    ]);
    expect(requestBody?.content['application/json']?.schema).toMatchObject({
      required: ['name', 'email', 'startDate', 'endDate'],
      properties: {
        email: { type: 'string', format: 'email' },
        startDate: { type: 'string', format: 'date' },
        message: { type: 'string', maxLength: 500 },
      },
    });
    expect(security).toEqual([{ site: [] }, {}]);
    expect(Object.keys(responses ?? {})).toEqual([
      '201',
      '400',
      '401',
      '403',
      '409',
      '413',
      '422',
      '429',
      '500',
      '503',
      '504',
    ]);
  });

  it('calls no field read-only, which would keep it out of the requests of clients', () => {
    const { properties } = document.paths['/api/bookings/request']?.['post']?.requestBody?.content['application/json']
      ?.schema as { properties: object };
    expect(properties).toHaveProperty('children');
    expect(JSON.stringify(document)).not.toContain('"readOnly"');
  });

  it('makes a body without required fields optional', () => {
    expect(document.paths['/api/admin/requests/{id}/cancel']?.['post']?.requestBody?.required).toBe(false);
    expect(document.paths['/api/admin/requests/{id}']?.['patch']?.requestBody?.required).toBe(true);
  });

  it('declares a multipart form for the upload', () => {
    const { requestBody } = document.paths['/api/admin/settings/background-image']?.['post'] ?? {};
    expect(requestBody?.content['multipart/form-data']?.schema).toMatchObject({
      properties: { backgroundImage: { type: 'string', format: 'binary' } },
    });
  });
});

/** Refuses unknown properties, unlike the contract. */
const responseSchema = ({ method, path }: ApiCall): z.ZodType => {
  const route = routesIn(app.get(DiscoveryService)).find(
    (candidate) => candidate.method === method && asTemplate(candidate.path) === path,
  );
  return (route && describedOperation(route.handler)?.response) ?? z.never();
};

describe.each(apiCalls)('$method $path', (specified) => {
  const operation = () => document.paths[specified.path]?.[specified.method.toLowerCase()];

  it('responds as documented', async () => {
    const response = await bff.fetch(specified.example.path, requestOf(specified));
    expect(Object.keys(operation()?.responses ?? {})[0]).toBe(String(response.status));
    const body: unknown = await response.json();
    expect(await responseSchema(specified).parseAsync(body)).toEqual(body);
  });

  it(specified.forAdmins ? 'is for admins' : 'is for guests', async () => {
    const { method, example } = specified;
    const response = await bff.fetch(example.path, { ...requestOf({ ...specified, forAdmins: false }), method });
    expect(response.status === 401).toBe(specified.forAdmins);
    expect(operation()?.security).toEqual(
      specified.forAdmins ? [{ admin: [] }] : expect.not.arrayContaining([{ admin: [] }]),
    );
    if (specified.forAdmins) expect(errorViewSchema.parse(await response.json()).code).toBe('AUTHENTICATION_REQUIRED');
  });
});

describe('The API viewer', () => {
  it('loads scripts and styles only from its own origin, and none inline', async () => {
    const response = await bff.fetch('/api/docs');
    const page = await response.text();
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(page).not.toMatch(/<script>|<style|style=/);
    const files = [...page.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(([, path = '']) => path);
    const types = await Promise.all(files.map(async (path) => (await bff.fetch(path)).headers.get('Content-Type')));
    expect(types).toEqual(['text/css; charset=utf-8', ...Array(2).fill('text/javascript; charset=utf-8')]);
  });

  it.each(['package.json', '..%2fpackage.json', 'swagger-ui.js'])('serves no other file (%s)', async (file) => {
    expect((await bff.fetch(`/api/docs/${file}`)).status).toBe(404);
  });
});
