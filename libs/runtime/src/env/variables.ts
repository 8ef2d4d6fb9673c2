import { isIP } from 'node:net';
import { normalEmail } from '@hearthstay/contracts';
import { isEmailShaped } from '@hearthstay/stay';
import { z } from 'zod';

// The messages do not contain the value, because it may be a secret.

export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max, {
      error: `must be a whole number from ${min} to ${max}`,
    })
    .transform(Number);

export const oneOf = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  z.enum(choices, { error: `must be one of ${choices.join(', ')}` });

/** An invalid `%` would fail only at the first connection, with a message that does not name the variable. */
const isPercentEncoded = (text: string): boolean => !/%(?![0-9a-f]{2})/i.test(text);

/**
 * A URL parser would reject the address of a cluster, which names several hosts. The credentials end at the first `@`.
 */
const isDatabaseAddress = (text: string): boolean =>
  /^mongodb(\+srv)?:\/\/([^@]+@)?[^@/?]+(\/[^@?]*)?(\?.*)?$/.test(text) && isPercentEncoded(text);

export const databaseAddress = z.string().refine(isDatabaseAddress, {
  error: 'must be an address such as mongodb://user:password@db.example.com:27017, its password percent-encoded',
});

const isUrlWith = (schemes: RegExp, text: string): boolean =>
  schemes.test(text) && URL.canParse(text) && isPercentEncoded(text);

export const brokerAddress = z.string().refine((text) => isUrlWith(/^amqps?:\/\/./, text), {
  error: 'must be a URL such as amqp://user:password@broker.example.com:5672, its password percent-encoded',
});

export const mailServer = z.string().refine((text) => isUrlWith(/^smtps?:\/\/./, text), {
  error: 'must be a URL such as smtp://user:password@mail.example.com:587',
});

/** Without a trailing slash; the exporter adds the path. */
export const collectorAddress = z
  .string()
  .refine((text) => isUrlWith(/^https?:\/\/./, text), { error: 'must be a URL such as http://collector:4318' })
  .transform((text) => text.replace(/\/+$/, ''));

const isSiteAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash, username } = new URL(text);
  return ['http:', 'https:'].includes(protocol) && pathname === '/' && !search && !hash && !username;
};

/** The origin of a site, without a trailing slash. */
export const siteAddress = z
  .string()
  .refine(isSiteAddress, { error: 'must be an address without a path, such as https://booking.example.com' })
  .transform((text) => new URL(text).origin);

export const emailList = z
  .string()
  .transform((list) => list.split(',').map(normalEmail).filter(Boolean))
  .refine((emails) => emails.length > 0 && emails.every(isEmailShaped), {
    error: 'must be e-mail addresses, separated by commas',
  });

const isHost = (text: string): boolean =>
  !/[/@\s]/.test(text) && URL.canParse(`https://${text}`) && new URL(`https://${text}`).pathname === '/';

/** `host` or `host:port`, separated by commas; a literal IPv6 address is in brackets. */
export const hostList = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
  )
  .refine((hosts) => hosts.every(isHost), { error: 'must be hosts such as cloud.home:8443, separated by commas' });

/** `on`, `off`, or the name of one host. */
export const plaintextPermission = z
  .string()
  .transform((text) => text.trim().toLowerCase())
  .refine((text) => !['yes', 'no', 'true', 'false', '1', '0'].includes(text) && isHost(text) && !/:\d+$/.test(text), {
    error: 'must be on, off, or the name of one mail server such as mailpit',
  });

/** `booking@example.com` or `Our house <booking@example.com>`. */
export const sender = z.string().refine(
  (text) => {
    const named = /^[^<>\p{Cc}]*<([^<>]+)>$/u.exec(text);
    return isEmailShaped(named?.[1] ?? text);
  },
  { error: 'must be an e-mail address, or a name and <address>' },
);

const isProxyAddress = (text: string): boolean => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  // Express rejects a prefix of 0 bits; `true` trusts every address.
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128);
};

/** Express's "trust proxy": a boolean, a number of hops, or addresses. */
export const trustedProxies = z
  .string()
  .refine(
    (text) => /^(true|false|\d{1,2})$/.test(text) || text.split(',').every((part) => isProxyAddress(part.trim())),
    { error: 'must be true, false, a number of hops, or addresses separated by commas' },
  )
  .transform((text): boolean | number | string => {
    if (text === 'true' || text === 'false') return text === 'true';
    return /^\d+$/.test(text) ? Number(text) : text;
  });
