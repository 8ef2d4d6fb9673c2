import { languageTag, type Locale } from '@hearthstay/locales';
import { settingsUrl } from '../../settings/links';
import type { NotificationSettings } from '../../settings/notification-settings';
import type { EmailContent, Fact } from '../email-content';
import { textsIn } from '../texts';
import { alwaysValid } from './link-validity';

interface SecurityChange {
  by: string | null;
  at: string;
  locale: Locale;
}

interface SecurityTexts {
  subject: string;
  heading: string;
  intro: string;
  closing: string;
}

/** Who changed something about the access, and when, to the minute at the property. */
const changeFacts = ({ by, at, locale }: SecurityChange, { timeZone }: NotificationSettings): Fact[] => {
  const t = textsIn(locale);
  const format = new Intl.DateTimeFormat(languageTag(locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  return [
    { label: t('security.by'), value: by ?? t('security.byOperator'), isLarge: false },
    { label: t('security.at'), value: format.format(new Date(at)), isLarge: false },
  ];
};

/** The content of an e-mail about a change of who has access. */
export const securityContent = (
  change: SecurityChange,
  { closing, ...texts }: SecurityTexts,
  brand: string,
  settings: NotificationSettings,
): EmailContent => ({
  ...texts,
  locale: change.locale,
  brand,
  preview: texts.intro,
  facts: changeFacts(change, settings),
  action: {
    label: textsIn(change.locale)('security.action'),
    url: settingsUrl(settings),
    ...alwaysValid(change.locale),
  },
  closing: { sentence: closing },
  reason: textsIn(change.locale)('security.reason'),
});
