import { useDeferredValue } from 'react';
import { lateFile } from '@web/shared/late-file';
import { storageKeys, tabStorage } from '@web/shared/session/storage';
import { useIsHydrated } from '@web/shared/ui/use-is-hydrated';

const requestColumn = lateFile(() => import('./request-column'));

/** Starts to load the data of {@link useRequestColumn}. */
export const expectRequestColumn = requestColumn.expect;

/**
 * What stands beside the calendar once it is needed, as for chosen days, or something is typed; `undefined` until it is
 * there. The first day is painted in the calendar before it.
 */
export const useRequestColumn = (isNeeded: boolean) => {
  const isHydrated = useIsHydrated();
  const isBegun = isHydrated && tabStorage.getItem(storageKeys.fields) !== null;
  return requestColumn.useFile(useDeferredValue(isNeeded || isBegun));
};
