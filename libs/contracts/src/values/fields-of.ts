import type { z } from 'zod';

/** Copies the fields of an object schema from a value that has more; absent fields stay absent. */
export const fieldsOf = <Schema extends z.ZodObject>(schema: Schema) => {
  type Fields = z.output<Schema>;
  const names = Object.keys(schema.shape) as (keyof Fields)[];
  return <Value extends { [Name in keyof Fields]?: unknown }>(value: Value): Pick<Value, keyof Fields & keyof Value> =>
    Object.fromEntries(names.flatMap((name) => (value[name] === undefined ? [] : [[name, value[name]]]))) as Pick<
      Value,
      keyof Fields & keyof Value
    >;
};
