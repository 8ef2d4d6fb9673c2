import type { Locale } from '@hearthstay/contracts';
import type { Env } from '@hearthstay/runtime';

type Variables = Pick<
  Env,
  | 'PUBLIC_URL'
  | 'SMTP_URL'
  | 'SMTP_ALLOW_PLAINTEXT'
  | 'MAIL_FROM'
  | 'PROPERTY_TIMEZONE'
  | 'DEFAULT_LOCALE'
  | 'ADMIN_LINK_MINUTES'
>;

/** What the program's environment decides about e-mails. */
export class NotificationSettings {
  /** What links start with; no slash at its end. */
  readonly publicUrl: string;
  /** What identities in e-mails and calendars end with. */
  readonly host: string;
  /** The address that e-mails come from. Beside it stands the property's name, so a name in `MAIL_FROM` is not used. */
  readonly senderAddress: string;
  /** Without a mail server, e-mails stay in the local mailbox. */
  readonly smtpUrl: string | undefined;
  /** Whether its login may travel without encryption. */
  readonly allowsPlaintext: boolean;
  /** In which zone an instant becomes the day that an e-mail names. */
  readonly timeZone: string;
  readonly adminLocale: Locale;
  readonly adminLinkMinutes: number;

  constructor(env: Variables) {
    this.publicUrl = env.PUBLIC_URL;
    this.host = new URL(env.PUBLIC_URL).hostname;
    this.senderAddress = /<([^<>]+)>$/.exec(env.MAIL_FROM)?.[1] ?? env.MAIL_FROM;
    this.smtpUrl = env.SMTP_URL;
    this.allowsPlaintext = env.SMTP_ALLOW_PLAINTEXT === 'on';
    this.timeZone = env.PROPERTY_TIMEZONE;
    this.adminLocale = env.DEFAULT_LOCALE;
    this.adminLinkMinutes = env.ADMIN_LINK_MINUTES;
  }
}
