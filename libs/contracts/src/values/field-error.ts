import type { FieldErrorCode } from '../errors/field-error-code';

/** Zod's error map for a field: absent and wrongly typed input get different codes. */
export const requiredAs = (missing: FieldErrorCode) => (issue: { input?: unknown }) =>
  (issue.input === undefined ? missing : 'WRONG_TYPE') satisfies FieldErrorCode;

/** A schema's message is the field's error code, so that no sentence is written twice. */
export const fieldError = (code: FieldErrorCode) => ({ error: code });
