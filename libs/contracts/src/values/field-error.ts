import type { FieldErrorCode } from '../errors/field-error-code';

/** Zod's error map for a field: absent and wrongly typed input get different codes. */
export const requiredAs = (missing: FieldErrorCode) => (issue: { input?: unknown }) =>
  (issue.input === undefined ? missing : 'WRONG_TYPE') satisfies FieldErrorCode;

/** The message of a schema is the error code of the field; the catalogues contain its sentence. */
export const fieldError = (code: FieldErrorCode) => ({ error: code });
