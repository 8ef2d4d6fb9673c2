import type { AdminSessionView } from '@hearthstay/contracts';
import { useSyncExternalStore } from 'react';
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
