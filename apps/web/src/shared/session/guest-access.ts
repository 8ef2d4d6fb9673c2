import { useSyncExternalStore } from 'react';
import { announceChange, onSessionChange, storage, storageKeys } from './storage';

const isAuthorized = () => storage.getItem(storageKeys.authorized) === 'true';

/** Whether this browser has passed the password gate, and with which password (specification, section 4). */
export const guestAccess = {
  isAuthorized,
  password: () => (isAuthorized() ? storage.getItem(storageKeys.appPassword) : null),
  grant: (password: string) => {
    storage.setItem(storageKeys.authorized, 'true');
    storage.setItem(storageKeys.appPassword, password);
    announceChange();
  },
  /** Takes back the flag only, as the specification has it (section 8); a new password replaces the old one. */
  revoke: () => storage.removeItem(storageKeys.authorized),
};

export const useIsGuestAuthorized = () => useSyncExternalStore(onSessionChange, isAuthorized);
