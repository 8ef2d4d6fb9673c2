import type { AdminSessionView } from '@hearthstay/contracts';
import { useSyncExternalStore } from 'react';
import { announceChange, onSessionChange } from './session-changes';
import { storage } from './storage';
import { storageKeys } from './storage-keys';

/** The admin's session in this browser (specification, section 4, "Admin auth"). */
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
    announceChange();
  },
};

/** The e-mail address of the admin who is signed in here, or `null`. */
export const useAdminEmail = () =>
  useSyncExternalStore(onSessionChange, () => (adminSession.token() === null ? null : (adminSession.email() ?? '')));
