import { domainToASCII, domainToUnicode } from 'node:url';
import { isEmailShaped, typedEmail } from '@hearthstay/stay';
import { z } from 'zod';
import { fieldError, requiredAs } from './field-error';

/**
 * The canonical name of a domain by IDNA, in Unicode where that is valid and as `xn--…` otherwise; `''` for an invalid
 * domain.
 */
const normalDomain = (domain: string): string => {
  const ascii = domainToASCII(domain);
  if (!isEmailShaped(`x@${ascii}`)) return '';
  const unicode = domainToUnicode(ascii);
  // Node 20 refuses a label that encodes nothing. Node 24 keeps it as it is.
  if (unicode.split('.').some((label) => label.startsWith('xn--'))) return '';
  return isEmailShaped(`x@${unicode}`) && domainToASCII(unicode) === ascii ? unicode : ascii;
};

/**
 * The canonical form of an e-mail address, which all code uses: without typing variants, and with its domain by IDNA.
 * Spellings with full-width letters or `xn--` domains become equal. An invalid address stays invalid.
 */
export const normalEmail = (text: string): string => {
  const email = typedEmail(text);
  if (!isEmailShaped(email)) return email;
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at) + normalDomain(email.slice(at));
};

/** An e-mail address, in its normal form. */
export const emailSchema = z
  .string({ error: requiredAs('EMAIL_REQUIRED') })
  // Valid addresses are shorter, and normalising a long text is slow.
  .max(1_000, { error: 'EMAIL_INVALID', abort: true })
  .overwrite(normalEmail)
  .min(1, { error: 'EMAIL_REQUIRED', abort: true })
  .refine(isEmailShaped, fieldError('EMAIL_INVALID'));
