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
  | 'ALLOWED_HOSTS'
>;

const allowsPlaintext = ({ SMTP_URL, SMTP_ALLOW_PLAINTEXT }: Variables): boolean =>
  SMTP_ALLOW_PLAINTEXT === 'on' ||
  (SMTP_URL !== undefined && new URL(SMTP_URL).hostname.toLowerCase() === SMTP_ALLOW_PLAINTEXT);

/** The settings of e-mails from the environment. */
export class NotificationSettings {
  /** The origin of links, without a trailing slash. */
  readonly publicUrl: string;
  /** The domain of ids in e-mails and calendars. */
  readonly host: string;
  /** The sender's address. The property's name replaces a name in `MAIL_FROM`. */
  readonly senderAddress: string;
  /** Without an SMTP server, e-mails stay in the local mailbox. */
  readonly smtpUrl: string | undefined;
  /** Whether e-mails and the login may be sent to another machine without encryption. */
  readonly allowsPlaintext: boolean;
  /** The time zone that converts instants to the days in e-mails. */
  readonly timeZone: string;
  /** The language of e-mails to admins who have none of their own. */
  readonly adminLocale: Locale;
  readonly adminLinkMinutes: number;
  /** Hosts of the operator's own network to which notices may be sent. */
  readonly allowedHosts: readonly string[];

  constructor(env: Variables) {
    this.publicUrl = env.PUBLIC_URL;
    this.host = new URL(env.PUBLIC_URL).hostname;
    this.senderAddress = /<([^<>]+)>$/.exec(env.MAIL_FROM)?.[1] ?? env.MAIL_FROM;
    this.smtpUrl = env.SMTP_URL;
    this.allowsPlaintext = allowsPlaintext(env);
    this.timeZone = env.PROPERTY_TIMEZONE;
    this.adminLocale = env.DEFAULT_LOCALE;
    this.adminLinkMinutes = env.ADMIN_LINK_MINUTES;
    this.allowedHosts = env.ALLOWED_HOSTS;
  }
}
