import { z } from 'zod';
import type { FieldErrorCode } from '../errors/field-error-code';
import { command, query } from '../message/rpc';
import { withAllFields } from '../values/with-all-fields';

/** A rule between fields of a section, and the error of the field at fault. */
export type SectionRule<Value> = [
  isKept: (value: Value) => boolean,
  refusal: { path: string[]; error: FieldErrorCode },
];

/**
 * A part of the settings that is read and replaced as a whole, as `/admin/settings/{name}`. Absent fields are neutral.
 * Unknown fields of a replacement are rejected, because they would be lost.
 */
export const settingsSection = <Name extends string, Shape extends z.ZodRawShape>(
  name: Name,
  schema: z.ZodObject<Shape>,
  ...rules: SectionRule<z.output<z.ZodObject<Shape>>>[]
) => {
  const withRules = <Schema extends z.ZodType>(unchecked: Schema): Schema =>
    rules.reduce<z.ZodType>(
      (checked, [isKept, refusal]) => checked.refine((value) => isKept(value as z.output<z.ZodObject<Shape>>), refusal),
      unchecked,
    ) as Schema;
  return {
    name,
    schema,
    /** A replacement as an admin sends it, with every field. */
    body: withRules(z.strictObject(withAllFields(schema.shape))),
    get: query(`bookings.get-${name}`, { request: z.object({}), response: schema }),
    replace: command(`bookings.replace-${name}`, {
      request: withRules(z.strictObject(schema.shape)),
      response: schema,
    }),
  };
};
