import { DomainError } from '@hearthstay/contracts';

/** Waits for an answer, but not longer than `milliseconds`; then throws `SERVICE_TIMEOUT`. */
export const withDeadline = async <Answer>(milliseconds: number, answer: Promise<Answer>): Promise<Answer> => {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DomainError('SERVICE_TIMEOUT')), milliseconds);
  });
  try {
    return await Promise.race([answer, deadline]);
  } finally {
    clearTimeout(timer);
  }
};
