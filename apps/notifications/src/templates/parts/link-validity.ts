import type { AccessLink, Locale } from '@hearthstay/contracts';
import { dayAt, formatDay } from '@hearthstay/stay';
import type { EmailAction } from '../email-content';
import { textsIn } from '../texts';

type Validity = Pick<EmailAction, 'hint' | 'validity'>;

export const validUntil = ({ expiresAt }: AccessLink, timeZone: string, locale: Locale): Validity => {
  const t = textsIn(locale);
  const day = formatDay(dayAt(timeZone, new Date(expiresAt)), locale);
  return { hint: t('link.hintUntil', { day }), validity: t('link.validUntil', { day }) };
};

export const validForMinutes = (minutes: number, locale: Locale): Validity => {
  const t = textsIn(locale);
  return {
    hint: t('link.hintForMinutes', { count: minutes }),
    validity: t('link.validForMinutes', { count: minutes }),
  };
};

export const alwaysValid = (locale: Locale): Validity => ({ hint: textsIn(locale)('link.hint') });
