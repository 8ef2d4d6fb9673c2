import { unescape } from 'node:querystring';
import { RequestFailure } from './request-failure';

/** An address that somebody has typed. */
export interface RequestAddress {
  /** Without user info. */
  url: URL;
  /** The `Authorization` header for the user info of the address; absent without one. */
  authorization?: string;
}

/** The host of an address, or of an address that it redirects to. */
export interface RequestHost {
  /** As in the address: a name or a literal address, without brackets. */
  name: string;
  /** Whether the operator has allowed it, so that it may be in the operator's own network. */
  isNamed: boolean;
}

/** Hosts of the operator's own network, `host` or `host:port`, as in `ALLOWED_HOSTS`. */
export type AllowedHosts = readonly string[];

const defaultPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/**
 * Parses an address of `http:` or `https:`; `webcal:` is `https:`. It may have a user name and a password.
 *
 * @throws RequestFailure `ADDRESS_INVALID`
 */
export const parseAddress = (text: string): RequestAddress => {
  const address = text.trim().replace(/^webcals?:/i, 'https:');
  if (!URL.canParse(address)) throw new RequestFailure('ADDRESS_INVALID');
  const url = new URL(address);
  if (!(url.protocol in defaultPorts) || url.hostname === '') throw new RequestFailure('ADDRESS_INVALID');
  const authorization = basicAuthorization(url);
  url.username = '';
  url.password = '';
  url.hash = '';
  return { url, ...(authorization !== undefined && { authorization }) };
};

/** The user info of an address as HTTP Basic authentication (RFC 7617). A `%` that encodes nothing stays. */
const basicAuthorization = ({ username, password }: URL): string | undefined => {
  if (!username && !password) return undefined;
  const user = unescape(username);
  if (user.includes(':')) throw new RequestFailure('ADDRESS_INVALID');
  return `Basic ${Buffer.from(`${user}:${unescape(password)}`).toString('base64')}`;
};

/**
 * The host of an address.
 *
 * @throws RequestFailure `ADDRESS_FORBIDDEN` for a port other than the scheme's default, unless the operator has
 *   allowed it.
 */
export const hostOf = (url: URL, allowed: AllowedHosts): RequestHost => {
  const port = url.port || defaultPorts[url.protocol];
  const isNamed = allowed.includes(url.hostname) || allowed.includes(`${url.hostname}:${port}`);
  const hasOtherPort = url.port !== '' && !Object.values(defaultPorts).includes(url.port);
  if (hasOtherPort && !allowed.includes(`${url.hostname}:${port}`)) throw new RequestFailure('ADDRESS_FORBIDDEN');
  return { name: url.hostname.replace(/^\[|\]$/g, ''), isNamed };
};

/** The part of an address that may be shown: only its host, because the address is a secret. */
export const maskedAddress = (address: string): string => {
  const { protocol, host } = new URL(address);
  return `${protocol}//${host}/…`;
};
