import { once } from 'node:events';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { DomainError, type ErrorCode } from '@hearthstay/contracts';
import { hostOf, parseFeedAddress, type AllowedHosts, type FeedAddress } from './feed-address';
import { limitedBody } from './limited-body';
import { isOwnSite } from './own-site';
import { addressOf, pinnedTo, resolveByDns, type Resolve } from './pinned-lookup';

/** The validators of a response, for the next conditional request. */
export interface Validators {
  etag?: string;
  lastModified?: string;
}

export type FetchedFeed = { isUnchanged: true } | { isUnchanged: false; bytes: Buffer; validators: Validators };

export interface FetchOptions {
  /** The time limit including redirects, in milliseconds. */
  timeoutMs: number;
  validators?: Validators;
  allowedHosts?: AllowedHosts;
  /** The address of this site, whose feeds are refused. */
  publicUrl?: string;
  resolve?: Resolve;
  /** Aborts the request, as a timeout does. */
  signal?: AbortSignal;
}

/** The refusal of a server that does not provide the feed at the moment. */
export class FeedRefusal extends DomainError {
  constructor(
    readonly status: number,
    /** The `Retry-After` of the server, in seconds. */
    readonly retryAfter: number | undefined,
  ) {
    super('CALENDAR_REFUSED', { params: { status } });
  }
}

const maxRedirects = 5;
const redirects = [301, 302, 303, 307, 308];

const requestHeaders = ({ etag, lastModified }: Validators, authorization: string | undefined) => ({
  // Some servers refuse requests without a `User-Agent`.
  'User-Agent': 'Hearthstay (calendar import)',
  Accept: 'text/calendar, */*;q=0.5',
  'Accept-Encoding': 'gzip, deflate, br',
  ...(authorization && { Authorization: authorization }),
  ...(etag && { 'If-None-Match': etag }),
  ...(lastModified && { 'If-Modified-Since': lastModified }),
});

const retryAfterOf = ({ headers }: IncomingMessage): number | undefined => {
  const value = headers['retry-after'];
  if (!value) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
};

/** The address to which a response redirects. Credentials are for their own origin, also after a way back to it. */
const targetOf = ({ url, authorization }: FeedAddress, { headers: { location } }: IncomingMessage): FeedAddress => {
  if (location === undefined || !URL.canParse(location, url.href)) throw new DomainError('CALENDAR_REDIRECT');
  const { url: target } = parseFeedAddress(new URL(location, url.href).href);
  if (url.protocol === 'https:' && target.protocol === 'http:') throw new DomainError('CALENDAR_REDIRECT');
  return target.origin === url.origin && authorization ? { url: target, authorization } : { url: target };
};

/** A password is sent without encryption only to a host in the operator's own network. */
const assertEncrypted = ({ url, authorization }: FeedAddress, allowedHosts: AllowedHosts): void => {
  if (authorization === undefined || url.protocol === 'https:' || hostOf(url, allowedHosts).isNamed) return;
  throw new DomainError('CALENDAR_PASSWORD_UNENCRYPTED');
};

const respond = async (
  { url, authorization }: FeedAddress,
  options: FetchOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> => {
  const { allowedHosts = [], publicUrl, resolve = resolveByDns, validators = {} } = options;
  if (publicUrl !== undefined && isOwnSite(url, publicUrl)) throw new DomainError('CALENDAR_OWN_FEED');
  const lookup = pinnedTo(await addressOf(hostOf(url, allowedHosts), resolve));
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const sent = send(url, { agent: false, lookup, signal, headers: requestHeaders(validators, authorization) }).end();
  const [response] = (await once(sent, 'response', { signal })) as [IncomingMessage];
  sent.on('error', () => undefined);
  return response;
};

const follow = async (address: FeedAddress, options: FetchOptions, signal: AbortSignal): Promise<FetchedFeed> => {
  assertEncrypted(address, options.allowedHosts ?? []);
  let current = address;
  for (let hops = 0; hops <= maxRedirects; hops += 1) {
    const response = await respond(current, options, signal);
    const status = response.statusCode ?? 0;
    try {
      if (status === 304) return { isUnchanged: true };
      if (status === 200) {
        const { etag, 'last-modified': lastModified } = response.headers;
        return { isUnchanged: false, bytes: await limitedBody(response), validators: { etag, lastModified } };
      }
      if (!redirects.includes(status)) throw new FeedRefusal(status, retryAfterOf(response));
      current = targetOf(current, response);
    } finally {
      response.destroy();
    }
  }
  throw new DomainError('CALENDAR_REDIRECT');
};

const codeOf = (error: unknown, signal: AbortSignal): ErrorCode => {
  if (signal.aborted) return 'CALENDAR_TIMEOUT';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && code.startsWith('Z_') ? 'CALENDAR_INVALID' : 'CALENDAR_UNREACHABLE';
};

/**
 * Fetches an address that the owner has typed. It can lead anywhere, so every redirect is checked, and errors contain
 * nothing of the response or the address.
 *
 * @throws DomainError with a code of its own for each reason: see the sentences of `CALENDAR_…`.
 */
export const fetchFeed = async (address: FeedAddress, options: FetchOptions): Promise<FetchedFeed> => {
  // Node.js 20 may collect a signal of `AbortSignal.any` with a time limit as garbage, and the limit is lost.
  const end = new AbortController();
  const { signal } = end;
  const abort = () => end.abort();
  const timer = setTimeout(abort, options.timeoutMs);
  if (options.signal?.aborted) abort();
  options.signal?.addEventListener('abort', abort, { signal });
  const late = once(signal, 'abort').then(() => {
    throw new DomainError('CALENDAR_TIMEOUT');
  });
  try {
    return await Promise.race([follow(address, options, signal), late]);
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new DomainError(codeOf(error, signal));
  } finally {
    clearTimeout(timer);
    abort();
  }
};
