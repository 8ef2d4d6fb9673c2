import type { AccessLink, Locale } from '@hearthstay/contracts';
import { dayAt, formatDay } from '@hearthstay/stay';
import type { EmailAction } from '../email-content';
import { textsIn } from '../texts/texts';

type Validity = Pick<EmailAction, 'hint' | 'validity'>;

export const validUntil = ({ expiresAt }: AccessLink, timeZone: string, locale: Locale): Validity => {
  const { link } = textsIn(locale);
  const day = formatDay(dayAt(timeZone, new Date(expiresAt)), locale);
  return { hint: link.hintUntil(day), validity: link.validUntil(day) };
};

export const validForMinutes = (minutes: number, locale: Locale): Validity => {
  const { link } = textsIn(locale);
  return { hint: link.hintForMinutes(minutes), validity: link.validForMinutes(minutes) };
};

export const alwaysValid = (locale: Locale): Validity => ({ hint: textsIn(locale).link.hint });
