import { locales, retentionPlaceholder, type Locale, type PrivacySettings } from '@hearthstay/contracts';
import { catalogueOf } from '@hearthstay/locales/catalogue';
import { loadLegal } from '@hearthstay/locales/load-texts';

const { load, textsIn } = catalogueOf(loadLegal);

/** For {@link withRetention}, in every language. */
export const loadRetentionTexts = (): Promise<unknown> => Promise.all(locales.map(load));

const retentionText = ({ unconfirmedDays, declinedDays, staysYears }: PrivacySettings, locale: Locale): string => {
  const t = textsIn(locale);
  return [
    t('unconfirmedDays', { count: unconfirmedDays }),
    t('declinedDays', { count: declinedDays }),
    t('staysYears', { count: staysYears }),
  ].join(' ');
};

/** A text of the owner that says how long data are kept, by the settings of this moment. */
export const withRetention = (text: string, times: PrivacySettings, locale: Locale): string =>
  text.replaceAll(retentionPlaceholder, () => retentionText(times, locale));
