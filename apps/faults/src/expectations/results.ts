import { errorCodes } from '@hearthstay/contracts';
import { deadlineMs, isGranted, type Result } from '../load/result';
import type { LoadGenerator } from '../load/load-generator';
import { expectFromEveryBff } from './every-bff';

const codes: ReadonlySet<string> = new Set(errorCodes);

/**
 * Whether a client can handle the result. Timeouts, disconnections from a running BFF and internal errors are not
 * allowed.
 */
const isExpected = ({ outcome, code = '', bff, startedAt, endedAt }: Result): boolean => {
  if (outcome === 'disconnected') return bff.wasDownBetween(startedAt, endedAt);
  if (outcome === 'timeout') return false;
  return outcome < 400 || (codes.has(code) && code !== 'INTERNAL_ERROR');
};

const describeResult = ({ operation, outcome, code, startedAt, endedAt }: Result): string =>
  `${operation}: ${outcome} ${code ?? ''} after ${endedAt - startedAt} ms`;

/** Every result came in time, and every error has a code. */
export const expectValidResults = (results: readonly Result[]): void => {
  expect(results.filter(({ startedAt, endedAt }) => endedAt - startedAt > deadlineMs).map(describeResult)).toEqual([]);
  expect(results.filter((result) => !isExpected(result)).map(describeResult)).toEqual([]);
};

/** A BFF that is down refuses connections, and a load balancer would use another one. */
const isConnectionRefused = ({ outcome, bff, startedAt }: Result): boolean =>
  outcome === 'disconnected' && bff.wasDownBetween(startedAt, startedAt);

/** Every call that a BFF has accepted was successful or refused because of a conflict. */
export const expectNoFailedCalls = (results: readonly Result[]): void => {
  const hasFailed = (result: Result) =>
    !isGranted(result) && result.code !== 'DATES_UNAVAILABLE' && !isConnectionRefused(result);
  expect(results.filter(hasFailed).map(describeResult)).toEqual([]);
};

/** Waits until every BFF responds to operations. `expectConsistency` checks whether the responses come in time. */
export const expectResponses = (load: LoadGenerator): Promise<void> =>
  expectFromEveryBff(load, ({ outcome }) => typeof outcome === 'number');
