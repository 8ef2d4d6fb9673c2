import { domainToASCII, domainToUnicode } from 'node:url';
import { isEmailShaped } from '@hearthstay/stay';
import { z } from 'zod';
import { fieldError, requiredAs } from './field-error';

/**
 * The one name of a domain, of all the ways to write it: what IDNA makes of it, with its letters where they are letters, and as
 * `xn--…` otherwise. `''` for what is no domain.
 */
const normalDomain = (domain: string): string => {
  const ascii = domainToASCII(domain);
  if (!isEmailShaped(`x@${ascii}`)) return '';
  const unicode = domainToUnicode(ascii);
  return isEmailShaped(`x@${unicode}`) && domainToASCII(unicode) === ascii ? unicode : ascii;
};

/**
 * The form in which an e-mail address is compared, counted, stored and written to: trimmed, in lower case, NFKC, its domain by IDNA.
 * Full-width letters and `xn--` domains are then no other addresses. What is no address stays none.
 */
export const normalEmail = (text: string): string => {
  // Trimmed last: NFKC writes some accents as a space and a combining mark.
  const folded = text.normalize('NFKC').toLowerCase().normalize('NFKC').trim();
  if (!isEmailShaped(folded)) return folded;
  const at = folded.lastIndexOf('@') + 1;
  return folded.slice(0, at) + normalDomain(folded.slice(at));
};

/** An e-mail address, in its normal form. */
export const emailSchema = z
  .string({ error: requiredAs('EMAIL_REQUIRED') })
  // No address is longer, and normalizing a long text takes long.
  .max(1_000, { error: 'EMAIL_INVALID', abort: true })
  .overwrite(normalEmail)
  .min(1, { error: 'EMAIL_REQUIRED', abort: true })
  .refine(isEmailShaped, fieldError('EMAIL_INVALID'));
