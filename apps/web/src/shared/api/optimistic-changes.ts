import { useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';

type Change<Data> = (data: Data) => Data;

const noChanges: never[] = [];

/** Optimistic changes exist only in the browser. */
const notLoaded = { fetcher: undefined };

const keyOf = (key: string) => `optimistic ${key}`;

/**
 * The cached data with its optimistic changes, which are applied to the data when it is read: a response to an earlier
 * call does not hide a change, and the end of one change keeps the others.
 */
export const useWithOptimisticChanges = <Data>(key: string, data: Data | undefined): Data | undefined => {
  const { data: changes = noChanges } = useSWR<Change<Data>[]>(keyOf(key), notLoaded);
  return useMemo(
    () => (data === undefined ? undefined : changes.reduce<Data>((before, change) => change(before), data)),
    [data, changes],
  );
};

/** Adds an optimistic change to the data of a key. @returns the function that removes it */
export const useOptimisticChanges = () => {
  const { mutate } = useSWRConfig();
  return <Data>(key: string, change: Change<Data>) => {
    const edit = (edited: (changes: Change<Data>[]) => Change<Data>[]) =>
      void mutate<Change<Data>[]>(keyOf(key), (changes = []) => edited(changes), { revalidate: false });
    edit((changes) => [...changes, change]);
    return () => edit((changes) => changes.filter((other) => other !== change));
  };
};
