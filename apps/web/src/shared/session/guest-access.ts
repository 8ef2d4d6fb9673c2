import { useSyncExternalStore } from 'react';
import { storageKeys } from './storage-keys';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const isAuthorized = () => localStorage.getItem(storageKeys.authorized) === 'true';

/** Whether this browser has passed the password gate, and with which password (specification, section 4). */
export const guestAccess = {
  isAuthorized,
  password: () => (isAuthorized() ? localStorage.getItem(storageKeys.appPassword) : null),
  grant: (password: string) => {
    localStorage.setItem(storageKeys.authorized, 'true');
    localStorage.setItem(storageKeys.appPassword, password);
    listeners.forEach((listener) => listener());
  },
  /** Takes back the flag only, as the specification has it (section 8); a new password replaces the old one. */
  revoke: () => localStorage.removeItem(storageKeys.authorized),
};

export const useIsGuestAuthorized = () => useSyncExternalStore(subscribe, isAuthorized);
