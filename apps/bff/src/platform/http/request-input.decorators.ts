import { Body, Param, Query, type PipeTransform } from '@nestjs/common';
import { parseOrRefuse } from '@hearthstay/messaging';
import { z } from 'zod';

/** A part of a request that a handler takes, with the schema that validates it. */
export interface RequestInput {
  in: 'path' | 'query' | 'body';
  name: string;
  schema: z.ZodType;
}

/** A pipe with the schema that it validates with. */
interface SchemaPipe extends PipeTransform {
  readonly schema: z.ZodType;
}

const requestInputs = Symbol('request inputs');

/** The parts of the request that a handler takes, in the order of its parameters. */
export const inputsOf = (handler: object): RequestInput[] =>
  (Reflect.getMetadata(requestInputs, handler) as RequestInput[] | undefined) ?? [];

/** Applies a decorator of Nest and records the input for the OpenAPI document. */
export const recordedInput =
  (decorate: ParameterDecorator, input: RequestInput): ParameterDecorator =>
  (prototype, method, index) => {
    decorate(prototype, method, index);
    const handler = (prototype as Record<PropertyKey, object>)[method as string] as object;
    // TypeScript decorates the last parameter first.
    Reflect.defineMetadata(requestInputs, [input, ...inputsOf(handler)], handler);
  };

class BodyPipe implements SchemaPipe {
  constructor(readonly schema: z.ZodType) {}

  transform(body: unknown): unknown {
    // A missing body is validated as an empty one, so that the error names the missing field.
    return parseOrRefuse(this.schema, body ?? {});
  }
}

/**
 * The type of an input that a schema validates. The metadata of decorators names the types of parameters: with
 * `z.infer`, it would name `z`, and a bundle would contain all of zod.
 */
export type Parsed<Schema extends z.ZodType> = z.infer<Schema>;

/** The JSON body, validated by its contract. @throws VALIDATION_FAILED */
export const ParsedBody = (schema: z.ZodType): ParameterDecorator =>
  recordedInput(Body(new BodyPipe(schema)), { in: 'body', name: 'body', schema });

/** A segment of the path, by its name in the route. Without a pipe it may be any text. */
export const PathParam = (name: string, pipe?: SchemaPipe): ParameterDecorator =>
  recordedInput(pipe ? Param(name, pipe) : Param(name), { in: 'path', name, schema: pipe?.schema ?? z.string() });

export const QueryParam = (name: string, pipe: SchemaPipe): ParameterDecorator =>
  recordedInput(Query(name, pipe), { in: 'query', name, schema: pipe.schema });

class FieldPipe implements SchemaPipe {
  constructor(
    private readonly name: string,
    readonly schema: z.ZodType,
  ) {}

  transform(value: unknown): unknown {
    const { [this.name]: parsed } = parseOrRefuse(z.object({ [this.name]: this.schema }), { [this.name]: value });
    return parsed;
  }
}

/** A field of the query, validated as one of a body is. @throws VALIDATION_FAILED */
export const QueryField = (name: string, schema: z.ZodType): ParameterDecorator =>
  QueryParam(name, new FieldPipe(name, schema));
