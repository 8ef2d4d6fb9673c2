import { useSyncExternalStore } from 'react';
import { readPageData, usePageContent } from '@web/shared/page/page-data';
import { announceChange, onSessionChange, storage, storageKeys } from './storage';
import { setCookie } from './cookies';

const isAuthorized = () => storage.getItem(storageKeys.authorized) === 'true';

/** Whether this browser has passed the password gate, and with which password. */
export const guestAccess = {
  isAuthorized,
  password: () => (isAuthorized() ? storage.getItem(storageKeys.appPassword) : null),
  grant: (password: string) => {
    storage.setItem(storageKeys.authorized, 'true');
    storage.setItem(storageKeys.appPassword, password);
    setCookie('authorized', true);
    announceChange();
  },
  /** Removes the password, so that the gate is shown again. */
  forget: () => {
    storage.removeItem(storageKeys.appPassword);
    guestAccess.revoke();
    announceChange();
  },
  /** Shows the gate again, but keeps the password until the next correct one replaces it. */
  revoke: () => {
    storage.removeItem(storageKeys.authorized);
    setCookie('authorized', false);
  },
};

/** Whether the gate is passed or not needed, as far as is known before the settings are loaded. */
export const isPastGate = () => isAuthorized() || readPageData()?.settings.passwordRequired === false;

export const useIsGuestAuthorized = () => {
  const content = usePageContent();
  return useSyncExternalStore(onSessionChange, isAuthorized, () => content?.isAuthorized ?? false);
};
