import { cleanLine } from '@hearthstay/stay';
import { z } from 'zod';
import { fieldError, requiredAs } from '../values/field-error';
import { settingsSection } from './settings-section';

/** A name or an IPv4 address: what `frame-ancestors` takes, and no character that ends a part of a header. */
const host = /^[a-z\d-]+(?:\.[a-z\d-]+)*$/;

const loopbackHost = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3})$/;

/** How many websites may show the calendar. Not among the limits that the pages of guests contain. */
export const embedOriginsMax = 10;

/** More than this no domain has; with it, a header stays short. */
const addressMax = 300;

/**
 * The origin that a text names, as browsers write it: `https://host[:port]`. `null` if it names none, or more than one
 * by a path, a sign-in or a wildcard. Only pages of this machine may be without HTTPS.
 */
export const originOf = (text: string): string | null => {
  if (text.length > addressMax || !/^https?:\/\/[^/?#\\@\s]+\/?$/i.test(text) || !URL.canParse(text)) return null;
  const { origin, protocol, hostname } = new URL(text);
  if (!host.test(hostname)) return null;
  return protocol === 'https:' || loopbackHost.test(hostname) ? origin : null;
};

const originSchema = z
  .string({ error: requiredAs('REQUIRED') })
  .overwrite(cleanLine)
  .refine((text) => originOf(text) !== null, { error: 'ORIGIN_INVALID', abort: true })
  .overwrite((text) => originOf(text) ?? text);

/** The websites whose pages may show the calendar in a frame; without any, it cannot be shown there. */
export const embedSchema = z.object({
  origins: z
    .array(originSchema, { error: requiredAs('REQUIRED') })
    .max(embedOriginsMax, fieldError('TOO_MANY_ORIGINS'))
    .overwrite((origins) => [...new Set(origins)])
    .readonly()
    .default([]),
});

export type Embed = z.infer<typeof embedSchema>;

export const embedSection = settingsSection({
  name: 'embed',
  schema: embedSchema,
  content: 'websites that may show the calendar',
  operations: 'Embed',
});
