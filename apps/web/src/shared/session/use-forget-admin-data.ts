import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { dropPrefetched } from '@web/shared/api/prefetch';
import { adminSession } from './admin-session';
import { onSessionChange } from './storage';

const isAdminKey = (key: unknown) => typeof key === 'string' && key.startsWith('/admin');

/** Leaves nothing in memory that an admin has seen once the session has ended, here or in another tab. */
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
