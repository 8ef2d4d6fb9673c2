import { languageTag } from '@hearthstay/locales';
import { usePublicSettings } from '@web/shared/settings/use-public-settings';
import { useLocale } from '@web/shared/i18n/language';

/** Formats an instant as day and time at the property. */
export const useMoment = (): ((instant: string) => string) => {
  const locale = useLocale();
  const { timezone: timeZone } = usePublicSettings().settings;
  const format = new Intl.DateTimeFormat(languageTag(locale), {
    ...{ timeZone, day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  });
  return (instant) => format.format(new Date(instant));
};
