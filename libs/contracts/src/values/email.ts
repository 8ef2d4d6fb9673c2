import { isEmailShaped } from '@hearthstay/stay';
import { z } from 'zod';
import { fieldError, requiredAs } from './field-error';

/** An e-mail address, trimmed and in lower case, as it is stored and compared. */
export const emailSchema = z
  .string({ error: requiredAs('EMAIL_REQUIRED') })
  .trim()
  .toLowerCase()
  .min(1, { error: 'EMAIL_REQUIRED', abort: true })
  .refine(isEmailShaped, fieldError('EMAIL_INVALID'));
