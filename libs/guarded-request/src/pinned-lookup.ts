import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import type { RequestHost } from './address';
import { isPublicAddress } from './public-address';
import { RequestFailure } from './request-failure';

/** Resolves a host name to its addresses. */
export type Resolve = (name: string) => Promise<string[]>;

export const resolveByDns: Resolve = async (name) => (await lookup(name, { all: true })).map(({ address }) => address);

/**
 * The address to connect to. A name is resolved only once, so a malicious name server cannot return another address
 * after the check (DNS rebinding).
 *
 * @throws RequestFailure `ADDRESS_FORBIDDEN` when any address of the host is not public, unless the operator has
 *   allowed the host; `UNREACHABLE` when the name does not exist.
 */
export const addressOf = async ({ name, isNamed }: RequestHost, resolve: Resolve): Promise<string> => {
  const addresses = isIP(name) ? [name] : await resolve(name).catch(() => []);
  const [first] = addresses;
  if (first === undefined) throw new RequestFailure('UNREACHABLE');
  if (!isNamed && !addresses.every(isPublicAddress)) throw new RequestFailure('ADDRESS_FORBIDDEN');
  return first;
};

/** A `lookup` function for connections that always returns this address. */
export const pinnedTo =
  (address: string): LookupFunction =>
  (_name, { all }, done) => {
    const family = isIP(address);
    if (all) done(null, [{ address, family }]);
    else done(null, address, family);
  };
