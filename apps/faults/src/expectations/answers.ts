import { errorCodes } from '@hearthstay/contracts';
import { deadlineMs, isGranted, type Answer } from '../guests/answers';
import type { Stream } from '../guests/stream';
import { expectFromEveryBff } from './every-bff';

const codes: ReadonlySet<string> = new Set(errorCodes);

/**
 * What a program can do nothing with: silence, a broken connection although the BFF was up, a failure that nobody has
 * foreseen.
 */
const isClean = ({ outcome, code = '', bff, startedAt, endedAt }: Answer): boolean => {
  if (outcome === 'cut') return bff.wasDownBetween(startedAt, endedAt);
  if (outcome === 'silent') return false;
  return outcome < 400 || (codes.has(code) && code !== 'INTERNAL_ERROR');
};

const told = ({ wish, outcome, code, startedAt, endedAt }: Answer): string =>
  `${wish}: ${outcome} ${code ?? ''} after ${endedAt - startedAt} ms`;

/** Every answer came in time, and every refusal says why. */
export const expectCleanAnswers = (answers: readonly Answer[]): void => {
  expect(answers.filter(({ startedAt, endedAt }) => endedAt - startedAt > deadlineMs).map(told)).toEqual([]);
  expect(answers.filter((answer) => !isClean(answer)).map(told)).toEqual([]);
};

/** A BFF that is down takes no connection: whoever asks then goes to another one, as a load balancer does. */
const isTurnedAway = ({ outcome, bff, startedAt }: Answer): boolean =>
  outcome === 'cut' && bff.wasDownBetween(startedAt, startedAt);

/** Every call that a BFF has taken was granted, or refused for a reason of its own. */
export const expectNoFailedCalls = (answers: readonly Answer[]): void => {
  const hasFailed = (answer: Answer) =>
    !isGranted(answer) && answer.code !== 'DATES_UNAVAILABLE' && !isTurnedAway(answer);
  expect(answers.filter(hasFailed).map(told)).toEqual([]);
};

/**
 * From now on, every BFF says something to wishes. Whether it says so in time is part of the order that is to be kept.
 */
export const expectAnswered = (stream: Stream): Promise<void> =>
  expectFromEveryBff(stream, ({ outcome }) => typeof outcome === 'number');
