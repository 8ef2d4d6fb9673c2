import useSWR from 'swr';
import { api } from './client';

/**
 * A call that does something although it only asks, as opening a link does: made once for a visit however often its
 * page is shown, never behind the reader's back, and again only by `retry`.
 */
export const useOnce = <Answer>(path: string, call: (path: string) => Promise<Answer> = api.get<Answer>) => {
  const { data, error, isValidating, mutate } = useSWR<Answer, unknown>(path, call, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  return { answer: data, error, isRetrying: isValidating && error !== undefined, retry: () => void mutate() };
};
