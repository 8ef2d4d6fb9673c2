import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { DomainError } from '@hearthstay/contracts';
import ipaddr from 'ipaddr.js';
import type { FeedHost } from './feed-address';

/** Finds the addresses of a name. */
export type Resolve = (name: string) => Promise<string[]>;

export const resolveByDns: Resolve = async (name) => (await lookup(name, { all: true })).map(({ address }) => address);

/** Whether an address is of the public network: not of this machine, of its network, or made for something else. */
export const isPublicAddress = (address: string): boolean => ipaddr.process(address).range() === 'unicast';

/**
 * The address to connect to. A name is resolved once, here: a second answer of a hostile name server, after the check,
 * is never asked for.
 *
 * @throws DomainError `CALENDAR_ADDRESS_FORBIDDEN` when any address of the host is not public, unless the operator has
 *   named the host; `CALENDAR_UNREACHABLE` when there is no such name.
 */
export const addressOf = async ({ name, isNamed }: FeedHost, resolve: Resolve): Promise<string> => {
  const addresses = isIP(name) ? [name] : await resolve(name).catch(() => []);
  const [first] = addresses;
  if (first === undefined) throw new DomainError('CALENDAR_UNREACHABLE');
  if (!isNamed && !addresses.every(isPublicAddress)) throw new DomainError('CALENDAR_ADDRESS_FORBIDDEN');
  return first;
};

/** Answers every look-up of a connection with one address. */
export const pinnedTo =
  (address: string): LookupFunction =>
  (_name, { all }, answer) => {
    const family = isIP(address);
    if (all) answer(null, [{ address, family }]);
    else answer(null, address, family);
  };
