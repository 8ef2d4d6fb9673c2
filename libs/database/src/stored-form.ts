import { Schema, type SchemaDefinition } from 'mongoose';
import { z } from 'zod';

type StoredField<Field> = Field extends z.ZodISODateTime
  ? Date
  : Field extends z.ZodNullable<z.ZodISODateTime>
    ? Date | null
    : Field extends z.ZodOptional<z.ZodISODateTime>
      ? Date | undefined
      : z.output<Field>;

/** The document of an object: its `id` is `_id`, its instants are dates. */
export type StoredFormOf<ObjectSchema extends z.ZodObject> = {
  [Name in keyof z.output<ObjectSchema> as Name extends 'id' ? '_id' : Name]: Name extends keyof ObjectSchema['shape']
    ? StoredField<ObjectSchema['shape'][Name]>
    : never;
};

/** The schema of a field without `optional`, `nullable` and its default. */
const essence = (field: z.ZodType): z.ZodType =>
  field instanceof z.ZodOptional ||
  field instanceof z.ZodNullable ||
  field instanceof z.ZodDefault ||
  field instanceof z.ZodPrefault
    ? essence(field.unwrap() as z.ZodType)
    : field;

const typeOf = (field: z.ZodType) => {
  const type = essence(field);
  if (type instanceof z.ZodISODateTime) return Date;
  if (type instanceof z.ZodString || type instanceof z.ZodEnum) return String;
  if (type instanceof z.ZodNumber) return Number;
  if (type instanceof z.ZodBoolean) return Boolean;
  return Schema.Types.Mixed;
};

const definitionOf = (field: z.ZodType) => {
  if (field.safeParse(null).success) return { type: typeOf(field), default: null };
  return { type: typeOf(field), required: !(field instanceof z.ZodOptional) };
};

const toDate = (instant: string | null): Date | null => (instant === null ? null : new Date(instant));

const toInstant = (date: Date | null): string | null => date?.toISOString() ?? null;

/**
 * The stored form of the objects of a schema: one top-level field for each of their fields, `id` as `_id`, instants as
 * dates, absent fields absent. Other fields of a document are left out when it is read.
 *
 * The names are computed once and copied one by one: lists have thousands of documents, and a rest pattern takes five
 * times as long.
 */
export const storedForm = <ObjectSchema extends z.ZodObject>(schema: ObjectSchema) => {
  type Value = z.output<ObjectSchema>;
  type Stored = StoredFormOf<ObjectSchema>;
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => ({
    name,
    storedName: name === 'id' ? '_id' : name,
    isInstant: essence(field) instanceof z.ZodISODateTime,
    definition: definitionOf(field),
  }));
  return {
    /** The mongoose definition of the fields. */
    definition: Object.fromEntries(
      fields.map(({ storedName, definition }) => [storedName, definition]),
    ) as SchemaDefinition,

    toDocument: (value: Value): Stored => {
      const document: Record<string, unknown> = {};
      for (const { name, storedName, isInstant } of fields) {
        const field = (value as Record<string, unknown>)[name];
        if (field !== undefined) document[storedName] = isInstant ? toDate(field as string | null) : field;
      }
      return document as Stored;
    },

    fromDocument: (document: Stored): Value => {
      const value: Record<string, unknown> = {};
      for (const { name, storedName, isInstant } of fields) {
        const field = (document as Record<string, unknown>)[storedName];
        if (field !== undefined) value[name] = isInstant ? toInstant(field as Date | null) : field;
      }
      return value as Value;
    },
  };
};
