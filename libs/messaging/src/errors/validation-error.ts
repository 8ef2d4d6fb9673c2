import { DomainError, fieldErrorCodes, type FieldErrorCode } from '@hearthstay/contracts';
import type { z } from 'zod';

const known: ReadonlySet<string> = new Set(fieldErrorCodes);

const codeOf = (message: string): FieldErrorCode => (known.has(message) ? (message as FieldErrorCode) : 'INVALID');

/** @throws DomainError `VALIDATION_FAILED` with every invalid field, in the order of the schema */
export const parseOrRefuse = <Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> => {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new DomainError('VALIDATION_FAILED', {
    fields: result.error.issues.map((issue) => ({ field: issue.path.join('.'), code: codeOf(issue.message) })),
  });
};
