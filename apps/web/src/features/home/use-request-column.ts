import { useDeferredValue } from 'react';
import { lateFile } from '@web/shared/late-file';
import { storageKeys, tabStorage } from '@web/shared/session/storage';
import { useIsHydrated } from '@web/shared/ui/use-is-hydrated';

const requestColumn = lateFile(() => import('./request-column'));

/** Starts to load the file of {@link useRequestColumn}. */
export const expectRequestColumn = requestColumn.expect;

/**
 * The column beside the calendar, which is needed for chosen days and for a kept draft; `undefined` until it is loaded.
 * It is deferred, so that the calendar paints the first chosen day before it.
 */
export const useRequestColumn = (isNeeded: boolean) => {
  const isHydrated = useIsHydrated();
  const isBegun = isHydrated && tabStorage.getItem(storageKeys.fields) !== null;
  return requestColumn.useFile(useDeferredValue(isNeeded || isBegun));
};
