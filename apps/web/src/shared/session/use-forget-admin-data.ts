import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { adminSession } from './admin-session';
import { onSessionChange } from './session-changes';

const isAdminKey = (key: unknown) => typeof key === 'string' && key.startsWith('/admin');

/** Leaves nothing in memory that an admin has seen once the session has ended, here or in another tab. */
export const useForgetAdminData = () => {
  const { mutate } = useSWRConfig();
  useEffect(
    () =>
      onSessionChange(() => {
        if (adminSession.token() === null) void mutate(isAdminKey, undefined, { revalidate: false });
      }),
    [mutate],
  );
};
