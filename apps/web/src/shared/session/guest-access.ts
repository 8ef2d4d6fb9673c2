import { useSyncExternalStore } from 'react';
import { announceChange, onSessionChange, storage, storageKeys } from './storage';

const isAuthorized = () => storage.getItem(storageKeys.authorized) === 'true';

/** Whether this browser has passed the password gate, and with which password. */
export const guestAccess = {
  isAuthorized,
  password: () => (isAuthorized() ? storage.getItem(storageKeys.appPassword) : null),
  grant: (password: string) => {
    storage.setItem(storageKeys.authorized, 'true');
    storage.setItem(storageKeys.appPassword, password);
    announceChange();
  },
  /** Only the flag goes: the next password that is right replaces the stored one. */
  revoke: () => storage.removeItem(storageKeys.authorized),
};

/** The server knows of no browser that it is authorized. */
const isAuthorizedOnServer = () => false;

export const useIsGuestAuthorized = () => useSyncExternalStore(onSessionChange, isAuthorized, isAuthorizedOnServer);
