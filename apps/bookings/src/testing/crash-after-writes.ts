import { DomainError } from '@hearthstay/contracts';
import { crashAfterWrites } from '@hearthstay/testing';

export { crashAfterWrites };

/** Runs work that may be refused. @returns whether it succeeded; `null` when the process crashed. */
export const attemptUntilCrash = async (writes: number, work: () => Promise<unknown>): Promise<boolean | null> => {
  let isDone = true;
  const isWhole = await crashAfterWrites(writes, () =>
    work().catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
      isDone = false;
    }),
  );
  return isWhole ? isDone : null;
};
