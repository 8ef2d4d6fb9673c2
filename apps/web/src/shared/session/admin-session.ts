import type { AdminSessionView } from '@hearthstay/contracts';
import { useEffect, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { dropReadAhead } from '@web/shared/api/read-ahead';
import { announceChange, onSessionChange, storage, storageKeys } from './storage';

/** The admin's session in this browser. */
export const adminSession = {
  token: () => storage.getItem(storageKeys.adminToken),
  email: () => storage.getItem(storageKeys.adminEmail),
  open: ({ token, email }: AdminSessionView) => {
    storage.setItem(storageKeys.adminToken, token);
    storage.setItem(storageKeys.adminEmail, email);
    announceChange();
  },
  clear: () => {
    storage.removeItem(storageKeys.adminToken);
    storage.removeItem(storageKeys.adminEmail);
    storage.removeItem(storageKeys.adminToAdd);
    announceChange();
  },
};

/** The e-mail address of the admin who is signed in here, or `null`. */
export const useAdminEmail = () =>
  useSyncExternalStore(onSessionChange, () => (adminSession.token() === null ? null : (adminSession.email() ?? '')));

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
