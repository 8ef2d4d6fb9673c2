import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useOptimisticChanges } from './optimistic-changes';

/** The cached data that a mutation changes. */
interface CachedData<Input, Response, Data> {
  /** Its key, a path below `/api`. It is loaded again after an error, too, which outdated data often causes. */
  key: string;
  /** The data that is shown until the server has responded. */
  optimistic?: (data: Data, input: Input) => Data;
  /** The data after the response, so that it is not loaded again. */
  populate?: (data: Data, response: Response) => Data;
  /** The key or keys of other data that is loaded again. */
  invalidates?: string | readonly string[];
}

interface MutationOptions<Input, Response, Data> {
  cache?: CachedData<Input, Response, Data>;
  /** Called when the cached data is up to date. */
  onSuccess?: (response: Response, input: Input) => void;
  onError?: (error: unknown, input: Input) => void;
}

const idle = { isMutating: false, error: null as unknown };

/**
 * A call that changes data on the server, named like `useSWRMutation`. That hook rolls back to the data from before a
 * mutation, and so drops other changes made meanwhile; here, an optimistic change is applied to the cached data and
 * removed on its own. A call is made once at a time. Errors become sentences where they are shown, in the language of
 * that moment.
 */
export const useMutation = <Input = void, Response = unknown, Data = unknown>(
  call: (input: Input) => Promise<Response>,
  { cache, onSuccess, onError }: MutationOptions<Input, Response, Data> = {},
) => {
  const { mutate } = useSWRConfig();
  const addOptimisticChange = useOptimisticChanges();
  const isRunning = useRef(false);
  const [state, setState] = useState(idle);

  const updateCache = async (input: Input, response: Response) => {
    if (!cache) return;
    const { key, optimistic, populate, invalidates } = cache;
    for (const other of [invalidates ?? []].flat()) void mutate(other);
    if (populate) {
      void mutate<Data>(key, (data) => data && populate(data, response), { revalidate: false });
    } else if (optimistic) {
      void mutate<Data>(key, (data) => data && optimistic(data, input));
    } else {
      await mutate(key);
    }
  };

  /** @returns whether the call has succeeded; it is not made while an earlier one is running. */
  const trigger = async (input: Input): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setState({ isMutating: true, error: null });
    const optimistic = cache?.optimistic;
    const rollBack = optimistic && addOptimisticChange<Data>(cache.key, (data) => optimistic(data, input));
    try {
      const response = await call(input);
      rollBack?.();
      await updateCache(input, response);
      setState(idle);
      onSuccess?.(response, input);
      return true;
    } catch (error) {
      rollBack?.();
      if (cache) void mutate(cache.key);
      setState({ isMutating: false, error });
      onError?.(error, input);
      return false;
    } finally {
      isRunning.current = false;
    }
  };

  return {
    trigger,
    isMutating: state.isMutating,
    /** The error of the latest call; `null` if it has succeeded. */
    error: state.error,
    /** Forgets the error, which no longer fits what is on the screen. */
    reset: () => setState((present) => (present.error === null ? present : idle)),
  };
};
