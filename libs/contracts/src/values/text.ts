import { cleanLine, cleanParagraphs } from '@hearthstay/stay';
import { z } from 'zod';
import type { FieldErrorCode } from '../errors/field-error-code';
import { fieldError, requiredAs } from './field-error';

type Limits = { missing?: FieldErrorCode; max: number; tooLong: FieldErrorCode };

const text = (clean: (text: string) => string, { missing = 'REQUIRED', max, tooLong }: Limits) =>
  z
    .string({ error: requiredAs(missing) })
    .overwrite(clean)
    .max(max, fieldError(tooLong));

/** One line of text without unseen marks, trimmed; it may become part of an e-mail header. */
export const lineOfText = (limits: Limits) => text(cleanLine, limits);

/** Text of several lines without unseen marks, trimmed. */
export const paragraphOfText = (limits: Limits) => text(cleanParagraphs, limits);

/** An optional field that forms send as an empty text when nothing is entered. */
export const optionalText = <Schema extends z.ZodType<string | undefined>>(schema: Schema) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' && cleanLine(value) === '' ? undefined : value),
      schema.optional(),
    )
    .optional();
