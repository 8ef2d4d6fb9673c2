import { languageTag } from '@hearthstay/locales';
import type { PageProps } from './page-props';

/** The day and the time of an instant, as the page shows them. */
export const formatMoment = (at: string, { locale, timeZone }: Pick<PageProps, 'locale' | 'timeZone'>): string =>
  new Intl.DateTimeFormat(languageTag(locale), { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(at),
  );
