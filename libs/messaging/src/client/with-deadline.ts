import { DomainError } from '@hearthstay/contracts';
import pTimeout from 'p-timeout';

const rejectAsTimeout = (): never => {
  throw new DomainError('SERVICE_TIMEOUT');
};

/** Waits for `work`, which goes on after the deadline. @throws DomainError `SERVICE_TIMEOUT` after `milliseconds`. */
export const withDeadline = <Result>(milliseconds: number, work: Promise<Result>): Promise<Result> =>
  pTimeout(work, { milliseconds, fallback: rejectAsTimeout });
