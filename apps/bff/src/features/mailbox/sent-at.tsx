import type { Locale } from '@hearthstay/contracts';

const formats = {
  de: new Intl.DateTimeFormat('de', { dateStyle: 'medium', timeStyle: 'medium' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' }),
} satisfies Record<Locale, Intl.DateTimeFormat>;

/** Shows the time in the time zone of this machine, because its reader sits at it. */
export const SentAt = ({ instant, locale }: { instant: string; locale: Locale }) => (
  <time dateTime={instant}>{formats[locale].format(new Date(instant))}</time>
);
