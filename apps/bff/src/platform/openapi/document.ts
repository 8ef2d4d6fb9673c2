import { daySchema, emailSchema, errorViewSchema } from '@hearthstay/contracts';
import { locales } from '@hearthstay/locales';
import { createDocument, type CreateDocumentOptions, type ZodOpenApiPathsObject } from 'zod-openapi';
import { describedOperation } from './api-operation.decorator';
import { openApiOperation } from './operation';
import type { Route } from './routes';

const languages = new Intl.ListFormat('en', { type: 'disjunction' }).format(locales.map((locale) => `\`${locale}\``));

const description = [
  'Every error is `{statusCode, code, message, error}`: `code` is for programs, `message` for people, in the language',
  `of \`Accept-Language\` (${languages}).`,
  'Days are `YYYY-MM-DD`; ranges include both ends. A changing request that got no response, or 502, 503 or 504, may be',
  'sent again: under the same `Idempotency-Key` it takes effect once, with the same response.',
].join(' ');

const securitySchemes = {
  admin: { type: 'http', scheme: 'bearer', description: 'The token of a session' },
  site: {
    type: 'http',
    scheme: 'bearer',
    description: 'The password for the site, percent-encoded as UTF-8, if the settings require one',
  },
} as const;

/** JSON Schema formats of schemas that validate by functions, from which zod cannot derive a format. */
const formats = new Map<unknown, string>([
  [daySchema, 'date'],
  [emailSchema, 'email'],
]);

const override: CreateDocumentOptions['override'] = ({ zodSchema, jsonSchema }) => {
  const format = formats.get(zodSchema);
  if (format) jsonSchema.format = format;
  // Zod limits every integer to the ones that JavaScript represents exactly.
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  // Clients have to accept responses with further properties, so that the API can grow.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  // Zod's `readonly` is about types. In OpenAPI, clients leave a read-only field out of their requests.
  delete jsonSchema.readOnly;
};

/** Converts Express's `:id` to OpenAPI's `{id}`. */
const pathTemplate = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

/** Generates the OpenAPI document from the schemas with which the routes validate requests and responses. */
export const openApiDocument = (routes: Route[]) => {
  const paths: ZodOpenApiPathsObject = {};
  for (const route of routes) {
    const operation = describedOperation(route.handler);
    if (!operation) continue;
    const path = (paths[pathTemplate(route.path)] ??= {});
    Object.assign(path, { [route.method.toLowerCase()]: openApiOperation(route, operation) });
  }
  const info = { title: 'Hearthstay', version: '1', description };
  const components = { schemas: { Error: errorViewSchema }, securitySchemes };
  return createDocument({ openapi: '3.1.0', info, paths, components }, { override });
};
