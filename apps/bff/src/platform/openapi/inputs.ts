import type { PipeTransform } from '@nestjs/common';
import { ROUTE_ARGS_METADATA, RouteParamtypes } from '@nestjs/common/internal';
import { z } from 'zod';
import { idempotencyKeySchema } from '@hearthstay/contracts';
import { idempotencyHeader } from '../http/command-id';
import type { Route } from '../http/routes';

/** How Nest keeps what a parameter decorator says. */
interface Declared {
  data?: string;
  pipes?: PipeTransform[];
}

export interface Input {
  in: 'path' | 'query' | 'header';
  name: string;
  schema: z.ZodType;
}

const places: Partial<Record<string, Input['in']>> = {
  [String(RouteParamtypes.PARAM)]: 'path',
  [String(RouteParamtypes.QUERY)]: 'query',
  [String(RouteParamtypes.HEADERS)]: 'header',
};

const declaredBy = ({ controller, handler }: Route): [type: string, Declared][] => {
  const declared = Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler.name) as
    Record<string, Declared> | undefined;
  return Object.entries(declared ?? {}).map(([key, value]) => [key.slice(0, key.indexOf(':')), value]);
};

/** The schema that a parameter's pipe parses it with. */
const schemaIn = ({ pipes = [] }: Declared): z.ZodType | undefined => {
  for (const pipe of pipes) if ('schema' in pipe && pipe.schema instanceof z.ZodType) return pipe.schema;
  return undefined;
};

/** Every call that changes something may be named; see `nameCommands`. */
const idempotencyKey: Input = { in: 'header', name: idempotencyHeader, schema: idempotencyKeySchema };

/** What a route takes from its address and headers, in the order of the address. */
export const inputsOf = (route: Route, { changes }: { changes: boolean }): Input[] => [
  ...declaredInputsOf(route).filter(({ name }) => name !== idempotencyHeader),
  ...(changes ? [idempotencyKey] : []),
];

const declaredInputsOf = (route: Route): Input[] =>
  declaredBy(route)
    .flatMap(([type, declared]): Input[] => {
      const place = places[type];
      if (!place || declared.data === undefined) return [];
      return [{ in: place, name: declared.data, schema: schemaIn(declared) ?? z.string() }];
    })
    .toSorted((a, b) => route.path.indexOf(`:${a.name}`) - route.path.indexOf(`:${b.name}`));

/** What a route parses its JSON body with; `undefined` when it takes none. */
export const bodyOf = (route: Route): z.ZodType | undefined => {
  const body = declaredBy(route).find(([type]) => type === String(RouteParamtypes.BODY));
  return body && schemaIn(body[1]);
};
