import { defaultLocale, locales } from '@hearthstay/locales';
import { defaultTimeZone, isTimeZone } from '@hearthstay/stay';
import { z } from 'zod';
import { secret } from './secret-files';
import {
  brokerAddress,
  collectorAddress,
  databaseAddress,
  emailList,
  hostList,
  mailServer,
  oneOf,
  plaintextPermission,
  sender,
  siteAddress,
  trustedProxies,
  wholeNumber,
} from './variables';

/** The environment variables of the program. */
export const envSchema = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** The port of `/health` and `/metrics` of a service in its own process. */
  HEALTH_PORT: wholeNumber(0, 65_535).default(3100),
  PUBLIC_URL: siteAddress.optional(),
  MONGODB_URI: secret(databaseAddress.optional()),
  RABBITMQ_URL: secret(brokerAddress.optional()),
  SMTP_URL: secret(mailServer.optional()),
  /** Whether e-mails and the login may be sent to another machine without encryption; a host allows it to this one. */
  SMTP_ALLOW_PLAINTEXT: plaintextPermission.default('off'),
  MAIL_FROM: sender.optional(),
  ADMIN_EMAILS: emailList.default([]),
  DATA_DIR: z.string().default('.data'),
  /** The number of nightly backups of the embedded database in `DATA_DIR`. 0 turns them off. */
  BACKUPS_KEPT: wholeNumber(0, 366).default(14),
  PROPERTY_TIMEZONE: z
    .string()
    .refine(isTimeZone, { error: 'must be an IANA time zone such as Europe/Berlin' })
    .default(defaultTimeZone),
  DEFAULT_LOCALE: oneOf(locales).default(defaultLocale),
  TRUST_PROXY: trustedProxies.default(false),
  RATE_LIMITS: oneOf(['on', 'off']).default('on'),
  CONFIRM_LINK_DAYS: wholeNumber(1, 3_650).default(7),
  STATUS_LINK_DAYS: wholeNumber(1, 3_650).default(90),
  ADMIN_LINK_MINUTES: wholeNumber(1, 1_440).default(15),
  /** Hosts of the operator's own network that admins may name for calendars and notices, `host` or `host:port`. */
  ALLOWED_HOSTS: hostList.default([]),
  /** How long an admin can undo a decision on a request, which delays its e-mails. 0 turns this off. */
  UNDO_SECONDS: wholeNumber(0, 60).default(10),
  /** The collector that traces are sent to by OTLP over HTTP. */
  OTEL_EXPORTER_OTLP_ENDPOINT: collectorAddress.optional(),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

type Variables = z.output<typeof envSchema>;

/** The settings with the defaults that are derived from other settings. */
export type Env = Omit<Variables, 'PUBLIC_URL' | 'MAIL_FROM'> & {
  /** Without a trailing slash. */
  PUBLIC_URL: string;
  MAIL_FROM: string;
};

export type VariableName = keyof Variables;

/** The names of all variables, for tools that generate or check configuration. */
export const variableNames = Object.keys(envSchema.shape) as VariableName[];

/** Many mail servers accept only the sender that has logged in. */
const defaultSender = (publicUrl: string, smtpUrl: string | undefined): string => {
  const login = smtpUrl === undefined ? '' : decodeURIComponent(new URL(smtpUrl).username);
  const address = login.includes('@') ? login : `no-reply@${new URL(publicUrl).hostname}`;
  return `Hearthstay <${address}>`;
};

/** The address of a product on this machine. */
export const localUrl = (port: number): string => `http://localhost:${port}`;

export const withDerivedDefaults = (variables: Variables): Env => {
  const PUBLIC_URL = variables.PUBLIC_URL ?? localUrl(variables.PORT);
  return { ...variables, PUBLIC_URL, MAIL_FROM: variables.MAIL_FROM ?? defaultSender(PUBLIC_URL, variables.SMTP_URL) };
};
