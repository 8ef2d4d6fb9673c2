import { DomainError, fieldErrorCodes, type FieldErrorCode } from '@hearthstay/contracts';
import type { z } from 'zod';

const known: ReadonlySet<string> = new Set(fieldErrorCodes);

const codeOf = (message: string): FieldErrorCode => (known.has(message) ? (message as FieldErrorCode) : 'INVALID');

/** The fields of an issue: of unknown keys each one, otherwise the one at its path. */
const fieldsOf = (issue: z.core.$ZodIssue) => {
  const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
  return paths.map((path) => ({ field: path.join('.'), code: codeOf(issue.message) }));
};

/** @throws DomainError `VALIDATION_FAILED` with every invalid field, in the order of the schema */
export const parseOrRefuse = <Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> => {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new DomainError('VALIDATION_FAILED', {
    fields: result.error.issues.flatMap(fieldsOf),
  });
};
