import { useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { get } from './call';

type Change<Data> = (data: Data) => Data;

const noChanges: never[] = [];

/** Changes under way are known here only. */
const notLoaded = { fetcher: undefined };

const pendingKeyOf = (path: string) => `pending ${path}`;

export interface Query<Data> {
  /** What the server answered last, with the changes that are under way; `undefined` until the first answer. */
  data: Data | undefined;
  /** Why there is no answer, or no newer one. */
  error: unknown;
  /** It failed and is being asked for again. */
  isRetrying: boolean;
  retry: () => Promise<unknown>;
}

interface QueryOptions<Data> {
  /** The server is still working on it: it is asked again until it has finished. */
  repeatWhile?: (data: Data) => boolean;
}

/** In milliseconds. */
const repeatEvery = 1_500;

/**
 * What the server answers at a path below `/api`. Changes under way lie over the answer and are not part of it: an
 * answer that was on its way before them cannot hide them, and one that is refused leaves the others as they are.
 */
export const useQuery = <Data>(path: string, { repeatWhile }: QueryOptions<Data> = {}): Query<Data> => {
  const { data, error, isValidating, mutate } = useSWR<Data, unknown>(path, {
    refreshInterval: (latest) => (latest !== undefined && repeatWhile?.(latest) ? repeatEvery : 0),
  });
  const { data: changes = noChanges } = useSWR<Change<Data>[]>(pendingKeyOf(path), notLoaded);
  const shown = useMemo(
    () => (data === undefined ? undefined : changes.reduce<Data>((before, change) => change(before), data)),
    [data, changes],
  );
  return { data: shown, error, isRetrying: isValidating && error !== undefined, retry: () => mutate() };
};

/** Shows a change before the server has taken it. Answers how to take it away again. */
export const useShowChange = () => {
  const { mutate } = useSWRConfig();
  return <Data>(path: string, change: Change<Data>) => {
    const edit = (edited: (changes: Change<Data>[]) => Change<Data>[]) =>
      void mutate<Change<Data>[]>(pendingKeyOf(path), (changes = []) => edited(changes), { revalidate: false });
    edit((changes) => [...changes, change]);
    return () => edit((changes) => changes.filter((other) => other !== change));
  };
};

/**
 * A call that does something although it only asks, as opening a link does: made once for a visit however often its
 * page is shown, never behind the reader's back, and again only by `retry`.
 */
export const useOnce = <Answer>(path: string, call: (path: string) => Promise<Answer> = get<Answer>) => {
  const { data, error, isValidating, mutate } = useSWR<Answer, unknown>(path, call, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  return { answer: data, error, isRetrying: isValidating && error !== undefined, retry: () => void mutate() };
};
