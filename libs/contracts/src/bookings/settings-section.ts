import { z } from 'zod';
import type { ErrorCode } from '../errors/error-table';
import { command, query, type RpcContract } from '../message/rpc';
import { withRules, type FieldRule } from '../values/field-rules';
import { withAllFields } from '../values/with-all-fields';

interface Described<Name extends string> {
  /** The last part of its path, `/admin/settings/{name}`. */
  name: Name;
  /** What it contains, for the summaries of the OpenAPI document: "The prices". */
  content: string;
  /** The first part of the ids of its operations in the OpenAPI document. */
  operations: string;
}

interface Declaration<Name extends string, Shape extends z.ZodRawShape> extends Described<Name> {
  /** Absent fields are neutral. */
  schema: z.ZodObject<Shape>;
  /** The rules between fields of a replacement. */
  rules?: readonly FieldRule<z.output<z.ZodObject<Shape>>>[];
  /** The errors of a replacement, apart from those of its fields. */
  errors?: readonly ErrorCode[];
}

/** A part of the settings that is read and replaced as a whole. */
export interface SettingsSection extends Described<string> {
  schema: z.ZodType;
  errors: readonly ErrorCode[];
  /** A replacement as an admin sends it, with every field. */
  body: z.ZodType;
  get: RpcContract;
  replace: RpcContract;
}

/** Declares a section. Unknown fields of a replacement are rejected, because they would be lost. */
export const settingsSection = <Name extends string, Shape extends z.ZodRawShape>({
  schema,
  rules = [],
  errors = [],
  ...description
}: Declaration<Name, Shape>) => ({
  ...description,
  schema,
  errors,
  body: withRules(z.strictObject(withAllFields(schema.shape)), rules),
  get: query(`bookings.get-${description.name}`, { request: z.object({}), response: schema }),
  replace: command(`bookings.replace-${description.name}`, {
    request: withRules(z.strictObject(schema.shape), rules),
    response: schema,
  }),
});
