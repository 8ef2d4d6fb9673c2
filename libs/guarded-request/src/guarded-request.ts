import { once } from 'node:events';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { hostOf, parseAddress, type AllowedHosts, type RequestAddress, type RequestHost } from './address';
import { isOwnSite } from './own-site';
import { addressOf, pinnedTo, resolveByDns, type Resolve } from './pinned-lookup';
import { RequestFailure, type RequestFailureReason } from './request-failure';

export interface RequestOptions {
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  /** Sent again to the target of a redirect. */
  body?: string;
  /** The time limit including redirects, in milliseconds. */
  timeoutMs: number;
  allowedHosts?: AllowedHosts;
  /** The address of this site, to which no request is made. */
  publicUrl?: string;
  resolve?: Resolve;
  /** Aborts the request, as a timeout does. */
  signal?: AbortSignal;
}

const maxRedirects = 5;
const redirects = [301, 302, 303, 307, 308];

/** The address to which a response redirects. Credentials are for their own origin, also after a way back to it. */
const targetOf = (
  { url, authorization }: RequestAddress,
  { headers: { location } }: IncomingMessage,
): RequestAddress => {
  if (location === undefined || !URL.canParse(location, url.href)) throw new RequestFailure('REDIRECT');
  const { url: target } = parseAddress(new URL(location, url.href).href);
  if (url.protocol === 'https:' && target.protocol === 'http:') throw new RequestFailure('REDIRECT');
  return target.origin === url.origin && authorization ? { url: target, authorization } : { url: target };
};

/** A password is sent without encryption only to a host in the operator's own network. */
const assertEncrypted = ({ url, authorization }: RequestAddress, { isNamed }: RequestHost): void => {
  if (authorization === undefined || url.protocol === 'https:' || isNamed) return;
  throw new RequestFailure('PASSWORD_UNENCRYPTED');
};

/**
 * Refuses an address to which no request would be made.
 *
 * @returns the address of the host to connect to
 * @throws RequestFailure
 */
export const checkAddress = async (
  address: RequestAddress,
  {
    allowedHosts = [],
    publicUrl,
    resolve = resolveByDns,
  }: Pick<RequestOptions, 'allowedHosts' | 'publicUrl' | 'resolve'>,
): Promise<string> => {
  const { url } = address;
  if (publicUrl !== undefined && isOwnSite(url, publicUrl)) throw new RequestFailure('OWN_SITE');
  const host = hostOf(url, allowedHosts);
  assertEncrypted(address, host);
  return addressOf(host, resolve);
};

const respond = async (
  address: RequestAddress,
  options: RequestOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> => {
  const { url, authorization } = address;
  const { method = 'GET', headers, body } = options;
  const lookup = pinnedTo(await checkAddress(address, options));
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const sent = send(url, {
    ...{ method, agent: false, lookup, signal },
    headers: { ...headers, ...(authorization && { Authorization: authorization }) },
  }).end(body);
  const [response] = (await once(sent, 'response', { signal })) as [IncomingMessage];
  sent.on('error', () => undefined);
  return response;
};

const follow = async <Result>(
  address: RequestAddress,
  options: RequestOptions,
  read: (response: IncomingMessage) => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> => {
  let current = address;
  for (let hops = 0; hops <= maxRedirects; hops += 1) {
    const response = await respond(current, options, signal);
    try {
      if (!redirects.includes(response.statusCode ?? 0)) return await read(response);
      current = targetOf(current, response);
    } finally {
      response.destroy();
    }
  }
  throw new RequestFailure('REDIRECT');
};

const reasonOf = (error: unknown, signal: AbortSignal): RequestFailureReason => {
  if (signal.aborted) return 'TIMEOUT';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && code.startsWith('Z_') ? 'INVALID' : 'UNREACHABLE';
};

/**
 * Makes a request to an address that a person has typed. It can lead anywhere, so every redirect is checked, and errors
 * contain nothing of the response or the address.
 *
 * @param read reads the response that is no redirect; the connection is closed afterwards.
 * @throws RequestFailure
 */
export const guardedRequest = async <Result>(
  address: RequestAddress,
  options: RequestOptions,
  read: (response: IncomingMessage) => Promise<Result>,
): Promise<Result> => {
  // Node.js 20 may collect a signal of `AbortSignal.any` with a time limit as garbage, and the limit is lost.
  const end = new AbortController();
  const { signal } = end;
  const abort = () => end.abort();
  const timer = setTimeout(abort, options.timeoutMs);
  if (options.signal?.aborted) abort();
  options.signal?.addEventListener('abort', abort, { signal });
  const late = once(signal, 'abort').then(() => {
    throw new RequestFailure('TIMEOUT');
  });
  try {
    return await Promise.race([follow(address, options, read, signal), late]);
  } catch (error) {
    if (error instanceof RequestFailure) throw error;
    throw new RequestFailure(reasonOf(error, signal));
  } finally {
    clearTimeout(timer);
    abort();
  }
};
