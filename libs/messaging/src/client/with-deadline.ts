import { DomainError } from '@hearthstay/contracts';

/**
 * Waits for `work`, which goes on after the deadline. Every message passes here, so the error is created only when it
 * is needed.
 *
 * @throws DomainError `SERVICE_TIMEOUT` after `milliseconds`
 */
export const withDeadline = async <Result>(milliseconds: number, work: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DomainError('SERVICE_TIMEOUT')), milliseconds);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
};
