import { z } from 'zod';
import { command, query } from '../message/rpc';
import { withRules, type FieldRule } from '../values/field-rules';
import { withAllFields } from '../values/with-all-fields';

/**
 * A part of the settings that is read and replaced as a whole, as `/admin/settings/{name}`. Absent fields are neutral.
 * Unknown fields of a replacement are rejected, because they would be lost.
 */
export const settingsSection = <Name extends string, Shape extends z.ZodRawShape>(
  name: Name,
  schema: z.ZodObject<Shape>,
  ...rules: FieldRule<z.output<z.ZodObject<Shape>>>[]
) => ({
  name,
  schema,
  /** A replacement as an admin sends it, with every field. */
  body: withRules(z.strictObject(withAllFields(schema.shape)), rules),
  get: query(`bookings.get-${name}`, { request: z.object({}), response: schema }),
  replace: command(`bookings.replace-${name}`, {
    request: withRules(z.strictObject(schema.shape), rules),
    response: schema,
  }),
});
