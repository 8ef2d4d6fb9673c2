import type { AdminSessionView } from '@hearthstay/contracts';
import { useSyncExternalStore } from 'react';
import { storageKeys } from './storage-keys';

const listeners = new Set<() => void>();

const announce = () => listeners.forEach((listener) => listener());

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  // Signing out in one tab signs out in all of them.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

/** The admin's session in this browser (specification, section 4, "Admin auth"). */
export const adminSession = {
  token: () => localStorage.getItem(storageKeys.adminToken),
  email: () => localStorage.getItem(storageKeys.adminEmail),
  open: ({ token, email }: AdminSessionView) => {
    localStorage.setItem(storageKeys.adminToken, token);
    localStorage.setItem(storageKeys.adminEmail, email);
    announce();
  },
  clear: () => {
    localStorage.removeItem(storageKeys.adminToken);
    localStorage.removeItem(storageKeys.adminEmail);
    announce();
  },
};

/** The e-mail address of the admin who is signed in here, or `null`. */
export const useAdminEmail = () =>
  useSyncExternalStore(subscribe, () => (adminSession.token() === null ? null : (adminSession.email() ?? '')));
