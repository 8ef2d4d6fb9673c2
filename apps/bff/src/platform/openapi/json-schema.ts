import { daySchema, emailSchema, errorViewSchema } from '@hearthstay/contracts';
import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

/** What zod checks by code, and JSON Schema has a word for. */
const formats = new Map<unknown, string>([
  [daySchema, 'date'],
  [emailSchema, 'email'],
]);

/** A contract's schema in JSON Schema 2020-12: as callers may send it (`input`) or as they get it (`output`). */
export const jsonSchemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  if (schema === errorViewSchema) return { $ref: '#/components/schemas/Error' };
  const { $schema: _dialect, ...jsonSchema } = z.toJSONSchema(schema, {
    io,
    override: ({ zodSchema, jsonSchema: written }) => {
      const format = formats.get(zodSchema);
      if (format) written.format = format;
      // Zod says of every whole number that it can be held exactly, which tells nobody anything.
      if (written.minimum === Number.MIN_SAFE_INTEGER) delete written.minimum;
      if (written.maximum === Number.MAX_SAFE_INTEGER) delete written.maximum;
      // Answers may come to hold more: clients are to let that pass.
      delete written.additionalProperties;
    },
  });
  return jsonSchema;
};
