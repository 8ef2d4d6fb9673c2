import { errorViewSchema } from '@hearthstay/contracts';
import { z } from 'zod';
import type { Route } from '../http/routes';
import { answerOf } from './answers.decorator';
import { operationOf, type Operation } from './operation';

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  /** By address, then by method in lower case. */
  paths: Record<string, Record<string, Operation>>;
  components: object;
}

const description = [
  'Every failure is `{statusCode, code, message, error}`: `code` is for programs, `message` for people, in the language of',
  '`Accept-Language` (`de` or `en`). Days are `YYYY-MM-DD`; ranges include both ends. A changing call that got no answer, or 502, 503 or 504,',
  'may be sent again: under the same `Idempotency-Key` it takes effect once, and is answered as the first time.',
].join(' ');

const components = {
  schemas: { Error: z.toJSONSchema(errorViewSchema) },
  securitySchemes: {
    admin: { type: 'http', scheme: 'bearer', description: 'The token of a session' },
    site: {
      type: 'http',
      scheme: 'bearer',
      description: 'The password for the site, percent-encoded as UTF-8, where the settings say that there is one',
    },
  },
};

/** Express's `:id` as OpenAPI writes it. */
const template = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

/** The API in OpenAPI 3.1: made of what the routes themselves parse and answer with, so that it says nothing else than they do. */
export const openApiDocument = (routes: Route[]): OpenApiDocument => {
  const paths: OpenApiDocument['paths'] = {};
  for (const route of routes) {
    const answer = answerOf(route.handler);
    if (!answer) continue;
    const path = (paths[template(route.path)] ??= {});
    path[route.method.toLowerCase()] = operationOf(route, answer);
  }
  return { openapi: '3.1.0', info: { title: 'Hearthstay', version: '1', description }, paths, components };
};
