import { localeSchema } from '@hearthstay/contracts';
import { isTimeZone } from '@hearthstay/stay';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const days = z.coerce.number().int().min(1).max(3_650);

const emailList = z
  .string()
  .transform((list) => list.split(',').map((email) => email.trim().toLowerCase()).filter(Boolean))
  .pipe(z.array(z.email('must be e-mail addresses, separated by commas')));

const urlWith = (...protocols: string[]) =>
  z.url().refine((url) => protocols.includes(new URL(url).protocol), `must start with ${protocols.join('// or ')}//`);

/** The program's settings (see the README's table), each with the meaning that its default gives it. */
export const envSchema = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: urlWith('http:', 'https:').optional(),
  MONGODB_URI: urlWith('mongodb:', 'mongodb+srv:').optional(),
  RABBITMQ_URL: urlWith('amqp:', 'amqps:').optional(),
  SMTP_URL: urlWith('smtp:', 'smtps:').optional(),
  MAIL_FROM: z.string().optional(),
  ADMIN_EMAILS: emailList.optional(),
  DATA_DIR: z.string().default('.data'),
  PROPERTY_TIMEZONE: z.string().refine(isTimeZone, 'must be an IANA time zone such as Europe/Berlin').default('Europe/Berlin'),
  DEFAULT_LOCALE: localeSchema.default('de'),
  TRUST_PROXY: z.string().optional(),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  CONFIRM_LINK_DAYS: days.default(7),
  STATUS_LINK_DAYS: days.default(90),
  ADMIN_LINK_MINUTES: z.coerce.number().int().min(1).max(1_440).default(15),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

export type Env = z.output<typeof envSchema>;
