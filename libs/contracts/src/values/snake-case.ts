import { z } from 'zod';
import { withRules, type FieldRule } from './field-rules';

export type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;

/** Values without properties; branded strings are among them. */
type Plain = string | number | boolean | null | undefined;

/** A value whose property names are in snake_case, at every depth but below the properties of `Kept`. */
type SnakeCased<Value, Kept extends string = never> = Value extends Plain
  ? Value
  : Value extends readonly (infer Item)[]
    ? SnakeCased<Item, Kept>[]
    : {
        [Name in keyof Value as Name extends string ? SnakeCase<Name> : never]: Name extends Kept
          ? Value[Name]
          : SnakeCased<Value[Name], Kept>;
      };

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

type Rename = (value: unknown) => unknown;

/**
 * A schema with renamed properties and the function that renames its values; no function if the names stay the same.
 */
interface Renamed {
  schema: z.ZodType;
  rename: Rename | null;
}

const renamedObject = (schema: z.ZodObject, kept: readonly string[]): Renamed => {
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => ({
    name,
    newName: snakeCase(name),
    ...(kept.includes(name) ? { schema: field, rename: null } : renamed(field, kept)),
  }));
  const shape = Object.fromEntries(fields.map((field) => [field.newName, field.schema]));
  const rename = (value: unknown) => {
    const view: Record<string, unknown> = {};
    for (const { name, newName, rename: renameField } of fields) {
      const fieldValue = (value as Record<string, unknown>)[name];
      if (fieldValue !== undefined) view[newName] = renameField ? renameField(fieldValue) : fieldValue;
    }
    return view;
  };
  return { schema: z.object(shape), rename };
};

const renamed = (schema: z.ZodType, kept: readonly string[]): Renamed => {
  if (schema instanceof z.ZodObject) return renamedObject(schema, kept);
  if (schema instanceof z.ZodArray) {
    const { schema: item, rename } = renamed(schema.element as z.ZodType, kept);
    return { schema: z.array(item), rename: rename && ((items) => (items as unknown[]).map(rename)) };
  }
  if (schema instanceof z.ZodReadonly) return renamed(schema.unwrap() as z.ZodType, kept);
  if (schema instanceof z.ZodOptional) {
    const { schema: inner, rename } = renamed(schema.unwrap() as z.ZodType, kept);
    return { schema: inner.optional(), rename };
  }
  if (schema instanceof z.ZodNullable) {
    const { schema: inner, rename } = renamed(schema.unwrap() as z.ZodType, kept);
    return { schema: inner.nullable(), rename: rename && ((value) => (value === null ? null : rename(value))) };
  }
  return { schema, rename: null };
};

/** The form of a message in responses of the API: its schema, and the function that makes it from a message. */
export interface SnakeCaseView<Message, View> {
  readonly schema: z.ZodType<View>;
  readonly of: (message: Message) => View;
}

/**
 * The snake_case form of an object, with the fields of its schema and no others. Absent fields stay absent. The names
 * are computed once, because a list has thousands of entries.
 *
 * @param kept properties whose values keep their names, at any depth
 */
export const snakeCaseView = <Schema extends z.ZodObject, const Kept extends string = never>(
  schema: Schema,
  kept: readonly Kept[] = [],
): SnakeCaseView<z.output<Schema>, SnakeCased<z.output<Schema>, Kept>> => {
  const { schema: view, rename } = renamedObject(schema, kept);
  return { schema: view, of: rename } as SnakeCaseView<z.output<Schema>, SnakeCased<z.output<Schema>, Kept>>;
};

type SnakeCasedShape<Shape extends z.ZodRawShape> = {
  [Name in keyof Shape as Name extends string ? SnakeCase<Name> : never]: Shape[Name];
};

/**
 * The body of a call whose fields are in snake_case: parsed, it has the names of the shape. Unknown fields are
 * rejected, because they would be lost. Errors name fields as they were sent.
 */
export const snakeCaseBody = <Shape extends z.ZodRawShape>(
  shape: Shape,
  rules: readonly FieldRule<z.output<z.ZodObject<Shape>>>[] = [],
) => {
  const names = Object.keys(shape).map((name) => [name, snakeCase(name)] as const);
  const sent = Object.fromEntries(names.map(([name, sentName]) => [sentName, shape[name]])) as SnakeCasedShape<Shape>;
  const body = z.strictObject(sent).transform((fields) => {
    const given = names.filter(([, sentName]) => sentName in fields);
    return Object.fromEntries(
      given.map(([name, sentName]) => [name, (fields as Record<string, unknown>)[sentName]]),
    ) as z.output<z.ZodObject<Shape>>;
  });
  return withRules(
    body,
    rules.map(([isKept, { path, error }]): FieldRule<z.output<z.ZodObject<Shape>>> => {
      return [isKept, { path: path.map(snakeCase), error }];
    }),
  );
};
