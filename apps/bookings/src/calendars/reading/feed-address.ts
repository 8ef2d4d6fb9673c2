import { DomainError } from '@hearthstay/contracts';

/** The address of a feed and of each address that it redirects to. */
export interface FeedHost {
  /** As in the address: a name or a literal address, without brackets. */
  name: string;
  /** Whether the operator has allowed it, so that it may be in the operator's own network. */
  isNamed: boolean;
}

/** Hosts of the operator's own network, `host` or `host:port`, as in `FEED_ALLOWED_HOSTS`. */
export type AllowedHosts = readonly string[];

const defaultPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/**
 * Parses the address of a feed; `webcal:` is `https:`.
 *
 * @throws DomainError `CALENDAR_ADDRESS_INVALID`
 */
export const parseFeedAddress = (text: string): URL => {
  const address = text.trim().replace(/^webcals?:/i, 'https:');
  if (!URL.canParse(address)) throw new DomainError('CALENDAR_ADDRESS_INVALID');
  const url = new URL(address);
  const isWeb = url.protocol in defaultPorts && url.hostname !== '';
  if (!isWeb || url.username || url.password) throw new DomainError('CALENDAR_ADDRESS_INVALID');
  url.hash = '';
  return url;
};

/**
 * The host of an address.
 *
 * @throws DomainError `CALENDAR_ADDRESS_FORBIDDEN` for a port other than the scheme's default, unless the operator has
 *   allowed it.
 */
export const hostOf = (url: URL, allowed: AllowedHosts): FeedHost => {
  const port = url.port || defaultPorts[url.protocol];
  const isNamed = allowed.includes(url.hostname) || allowed.includes(`${url.hostname}:${port}`);
  const hasOtherPort = url.port !== '' && !Object.values(defaultPorts).includes(url.port);
  if (hasOtherPort && !allowed.includes(`${url.hostname}:${port}`)) {
    throw new DomainError('CALENDAR_ADDRESS_FORBIDDEN');
  }
  return { name: url.hostname.replace(/^\[|\]$/g, ''), isNamed };
};

/** The part of an address that may be shown: only its host, because the address is a secret. */
export const maskedAddress = (address: string): string => {
  const { protocol, host } = new URL(address);
  return `${protocol}//${host}/…`;
};
