import type { IncomingMessage } from 'node:http';
import { feedLimits } from '@hearthstay/calendar-feed';
import { DomainError, type ErrorCode } from '@hearthstay/contracts';
import {
  guardedRequest,
  limitedBody,
  parseAddress,
  RequestFailure,
  type RequestFailureReason,
  type RequestOptions,
} from '@hearthstay/guarded-request';

/** The validators of a response, for the next conditional request. */
export interface Validators {
  etag?: string;
  lastModified?: string;
}

export type FetchedFeed = { isUnchanged: true } | { isUnchanged: false; bytes: Buffer; validators: Validators };

/** `publicUrl` is the address of this site, whose feeds are refused. */
export interface FetchOptions extends Omit<RequestOptions, 'method' | 'headers' | 'body'> {
  validators?: Validators;
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

const requestHeaders = ({ etag, lastModified }: Validators) => ({
  // Some servers refuse requests without a `User-Agent`.
  'User-Agent': 'Hearthstay (calendar import)',
  Accept: 'text/calendar, */*;q=0.5',
  'Accept-Encoding': 'gzip, deflate, br',
  ...(etag && { 'If-None-Match': etag }),
  ...(lastModified && { 'If-Modified-Since': lastModified }),
});

const retryAfterOf = ({ headers }: IncomingMessage): number | undefined => {
  const value = headers['retry-after'];
  if (!value) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
};

const codes: Readonly<Record<RequestFailureReason, ErrorCode>> = {
  ADDRESS_INVALID: 'CALENDAR_ADDRESS_INVALID',
  ADDRESS_FORBIDDEN: 'CALENDAR_ADDRESS_FORBIDDEN',
  PASSWORD_UNENCRYPTED: 'CALENDAR_PASSWORD_UNENCRYPTED',
  OWN_SITE: 'CALENDAR_OWN_FEED',
  UNREACHABLE: 'CALENDAR_UNREACHABLE',
  TIMEOUT: 'CALENDAR_TIMEOUT',
  REDIRECT: 'CALENDAR_REDIRECT',
  TOO_LARGE: 'CALENDAR_TOO_LARGE',
  INVALID: 'CALENDAR_INVALID',
};

const readFeed = async (response: IncomingMessage): Promise<FetchedFeed | FeedRefusal> => {
  const status = response.statusCode ?? 0;
  if (status === 304) return { isUnchanged: true };
  if (status !== 200) return new FeedRefusal(status, retryAfterOf(response));
  const { etag, 'last-modified': lastModified } = response.headers;
  return {
    isUnchanged: false,
    bytes: await limitedBody(response, feedLimits.bytes),
    validators: { etag, lastModified },
  };
};

/**
 * Fetches a feed from the address that the owner has typed.
 *
 * @throws DomainError with a code of its own for each reason: see the sentences of `CALENDAR_…`.
 */
export const fetchFeed = async (url: string, { validators = {}, ...options }: FetchOptions): Promise<FetchedFeed> => {
  try {
    const headers = requestHeaders(validators);
    const fetched = await guardedRequest(parseAddress(url), { ...options, headers }, readFeed);
    if (fetched instanceof FeedRefusal) throw fetched;
    return fetched;
  } catch (error) {
    throw error instanceof RequestFailure ? new DomainError(codes[error.reason]) : error;
  }
};
