import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { dropReadAhead } from '@web/shared/api/read-ahead';
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
        dropReadAhead();
        void mutate(isAdminKey, undefined, { revalidate: false });
      }),
    [mutate],
  );
};
