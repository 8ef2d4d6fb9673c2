import { z } from 'zod';
import type { FieldErrorCode } from '../errors/field-error-code';
import { fieldError, requiredAs } from './field-error';

// Includes the characters that change the direction of writing, because they disguise a text, and lone surrogates (Cs),
// because UTF-8 cannot encode them.
const controlCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\p{Cs}]/u;
const controlCharactersButLineBreaks =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\p{Cs}]/u;

export const hasControlCharacters = (text: string) => controlCharacters.test(text);

type Limits = { missing?: FieldErrorCode; max: number; tooLong: FieldErrorCode };

const text = (forbidden: RegExp, { missing = 'REQUIRED', max, tooLong }: Limits) =>
  z
    .string({ error: requiredAs(missing) })
    .trim()
    .max(max, fieldError(tooLong))
    .refine((value) => !forbidden.test(value), fieldError('CONTROL_CHARACTERS'));

/** One line of text as the guest typed it, trimmed; it may become part of an e-mail header. */
export const lineOfText = (limits: Limits) => text(controlCharacters, limits);

/** Text of several lines as the guest typed it, trimmed. */
export const paragraphOfText = (limits: Limits) => text(controlCharactersButLineBreaks, limits);
