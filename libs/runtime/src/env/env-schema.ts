import { locales } from '@hearthstay/contracts';
import { isTimeZone } from '@hearthstay/stay';
import { z } from 'zod';
import {
  brokerAddress,
  databaseAddress,
  emailList,
  mailServer,
  oneOf,
  sender,
  siteAddress,
  trustedProxies,
  wholeNumber,
} from './variables';

/** The program's settings, each with the meaning that its default gives it. */
export const envSchema = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** Where a service that runs in a process of its own answers `/health` and `/metrics`. */
  HEALTH_PORT: wholeNumber(0, 65_535).default(3100),
  PUBLIC_URL: siteAddress.optional(),
  MONGODB_URI: databaseAddress.optional(),
  RABBITMQ_URL: brokerAddress.optional(),
  SMTP_URL: mailServer.optional(),
  /** Whether the login of `SMTP_URL` may travel without encryption, to other machines too. */
  SMTP_ALLOW_PLAINTEXT: oneOf(['on', 'off']).default('off'),
  MAIL_FROM: sender.optional(),
  ADMIN_EMAILS: emailList.default([]),
  DATA_DIR: z.string().default('.data'),
  PROPERTY_TIMEZONE: z
    .string()
    .refine(isTimeZone, { error: 'must be an IANA time zone such as Europe/Berlin' })
    .default('Europe/Berlin'),
  DEFAULT_LOCALE: oneOf(locales).default('de'),
  TRUST_PROXY: trustedProxies.default(false),
  RATE_LIMITS: oneOf(['on', 'off']).default('on'),
  CONFIRM_LINK_DAYS: wholeNumber(1, 3_650).default(7),
  STATUS_LINK_DAYS: wholeNumber(1, 3_650).default(90),
  ADMIN_LINK_MINUTES: wholeNumber(1, 1_440).default(15),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

type Variables = z.output<typeof envSchema>;

/** The program's settings with every default that follows from another setting filled in. */
export type Env = Omit<Variables, 'PUBLIC_URL' | 'MAIL_FROM'> & {
  /** Without a slash at the end. */
  PUBLIC_URL: string;
  MAIL_FROM: string;
};

export type VariableName = keyof Variables;

/** Every variable that the program knows, for whoever writes down settings for it. */
export const variableNames = Object.keys(envSchema.shape) as VariableName[];

/** Many mail servers take mail only from the mailbox that has logged in, so its address is the better guess. */
const likelySender = (publicUrl: string, smtpUrl: string | undefined): string => {
  const login = smtpUrl === undefined ? '' : decodeURIComponent(new URL(smtpUrl).username);
  const address = login.includes('@') ? login : `no-reply@${new URL(publicUrl).hostname}`;
  return `Hearthstay <${address}>`;
};

export const withDerivedDefaults = (variables: Variables): Env => {
  const PUBLIC_URL = variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`;
  return { ...variables, PUBLIC_URL, MAIL_FROM: variables.MAIL_FROM ?? likelySender(PUBLIC_URL, variables.SMTP_URL) };
};
