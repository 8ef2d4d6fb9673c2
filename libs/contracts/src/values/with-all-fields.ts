import { z } from 'zod';

type Required<Field extends z.ZodType> = Field extends z.ZodDefault<infer Inner extends z.ZodType> ? Inner : Field;

type AllRequired<Shape extends z.ZodRawShape> = { [Name in keyof Shape]: Required<Shape[Name] & z.ZodType> };

/**
 * The fields of an object without their defaults, which are for stored data. A body that replaces data has to name
 * every field: a forgotten one must not erase what it leaves out.
 */
export const withAllFields = <Shape extends z.ZodRawShape>(shape: Shape): AllRequired<Shape> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, field instanceof z.ZodDefault ? field.unwrap() : field]),
  ) as AllRequired<Shape>;
