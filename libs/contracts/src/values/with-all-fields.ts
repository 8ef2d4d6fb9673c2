import { z } from 'zod';

type Required<Field> = Field extends
  z.ZodDefault<infer Inner extends z.ZodType> | z.ZodPrefault<infer Inner extends z.ZodType>
  ? Required<Inner>
  : Field extends z.ZodObject<infer Shape, infer Config>
    ? z.ZodObject<AllRequired<Shape>, Config>
    : Field;

type AllRequired<Shape extends z.core.$ZodShape> = { [Name in keyof Shape]: Required<Shape[Name]> & z.ZodType };

const required = (field: z.ZodType): z.ZodType => {
  if (field instanceof z.ZodDefault || field instanceof z.ZodPrefault) return required(field.unwrap() as z.ZodType);
  return field instanceof z.ZodObject ? field.safeExtend(withAllFields(field.shape as z.ZodRawShape)) : field;
};

/**
 * The fields of an object, and of objects in it, without their defaults, which are for stored data. A body that
 * replaces data must contain every field, because a forgotten one would erase data.
 */
export const withAllFields = <Shape extends z.ZodRawShape>(shape: Shape): AllRequired<Shape> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, required(field as z.ZodType)]),
  ) as unknown as AllRequired<Shape>;
