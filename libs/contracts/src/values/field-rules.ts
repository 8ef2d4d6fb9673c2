import type { z } from 'zod';
import type { FieldErrorCode } from '../errors/field-error-code';

/** A rule between fields, and the error of the field at fault. */
export type FieldRule<Value> = [isKept: (value: Value) => boolean, refusal: { path: string[]; error: FieldErrorCode }];

/** The schema, which also checks rules between its fields. */
export const withRules = <Schema extends z.ZodType, Value>(
  schema: Schema,
  rules: readonly FieldRule<Value>[],
): Schema =>
  rules.reduce<Schema>(
    (checked, [isKept, refusal]) => checked.refine((value) => isKept(value as Value), refusal),
    schema,
  );
