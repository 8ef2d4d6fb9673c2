import { DomainError } from '@hearthstay/contracts';

/** @returns `done`, or the code of the refusal. @throws any other error */
export const outcomeOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
};
