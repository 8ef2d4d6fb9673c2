import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { dropPrefetched } from '@web/shared/api/prefetch';
import { adminSession } from './admin-session';
import { onSessionChange } from './storage';

const isAdminKey = (key: unknown) => typeof key === 'string' && key.startsWith('/admin');

/** Removes the data of the panel from memory when the session ends, here or in another tab. */
export const useForgetAdminData = () => {
  const { mutate } = useSWRConfig();
  useEffect(
    () =>
      onSessionChange(() => {
        if (adminSession.token() !== null) return;
        dropPrefetched();
        void mutate(isAdminKey, undefined, { revalidate: false });
      }),
    [mutate],
  );
};
