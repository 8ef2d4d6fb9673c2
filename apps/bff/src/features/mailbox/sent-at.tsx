import { languageTag, type Locale } from '@hearthstay/locales';

const inWords = (instant: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeStyle: 'medium' }).format(instant);

/** Shows the time in the time zone of this machine, because its reader sits at it. */
export const SentAt = ({ instant, locale }: { instant: string; locale: Locale }) => (
  <time dateTime={instant}>{inWords(new Date(instant), locale)}</time>
);
