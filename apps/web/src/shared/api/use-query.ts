import useSWR from 'swr';
import { get } from './call';
import { useWithOptimisticChanges } from './optimistic-changes';

export interface Query<Data> {
  /** The latest response with the optimistic changes; `undefined` until the first response. */
  data: Data | undefined;
  /** The error of the latest call. */
  error: unknown;
  /** Whether it is requested again after a failure. */
  isRetrying: boolean;
  retry: () => Promise<unknown>;
}

interface QueryOptions<Data> {
  /** Whether the data is requested again, as while the server is still working on it. */
  repeatWhile?: (data: Data) => boolean;
  /** The pause before that, in milliseconds. */
  repeatEvery?: number;
}

/** The data at a path below `/api`, with the optimistic changes of running mutations. */
export const useQuery = <Data>(
  path: string,
  { repeatWhile, repeatEvery = 1_500 }: QueryOptions<Data> = {},
): Query<Data> => {
  const query = useSWR<Data, unknown>(path, {
    refreshInterval: (latest) => (latest !== undefined && repeatWhile?.(latest) ? repeatEvery : 0),
  });
  const { data, error, mutate } = query;
  const shown = useWithOptimisticChanges(path, data);
  // `isValidating` is read only after a failure: whoever reads it is rendered at the beginning and the end of a call.
  return { data: shown, error, isRetrying: error !== undefined && query.isValidating, retry: () => mutate() };
};

/**
 * A `GET` that changes something, such as that of a link: sent once in a visit, even if its page is shown several
 * times, never in the background, and again only by `retry`.
 */
export const useOnce = <Response>(path: string, call: (path: string) => Promise<Response> = get<Response>) => {
  const { data, error, isValidating, mutate } = useSWR<Response, unknown>(path, call, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  return { response: data, error, isRetrying: isValidating && error !== undefined, retry: () => void mutate() };
};
