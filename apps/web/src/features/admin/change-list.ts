import { useSWRConfig } from 'swr';

/**
 * Makes a call that changes a list, and loads the list again. After a refusal as well, but without waiting for it: often it comes
 * of a list that no longer shows what others have done.
 */
export const useChangeList = (key: string) => {
  const { mutate } = useSWRConfig();
  return async (change: () => Promise<unknown>) => {
    try {
      await change();
    } catch (refusal) {
      void mutate(key);
      throw refusal;
    }
    await mutate(key);
  };
};
