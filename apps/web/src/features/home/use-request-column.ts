import { useEffect, useState } from 'react';
import { storageKeys, tabStorage } from '@web/shared/session/storage';
import { useIsHydrated } from '@web/shared/ui/use-is-hydrated';
import type * as requestColumn from './request-column';

type RequestColumnFile = typeof requestColumn;

let loaded: RequestColumnFile | undefined;

const load = async () => {
  loaded ??= await import('./request-column');
};

/** Starts to load what {@link useRequestColumn} will answer. A failure is told of when it is needed. */
export const expectRequestColumn = () => void load().catch(() => undefined);

/**
 * What stands beside the calendar once days are chosen or something is typed, and stays then. Nobody needs it before,
 * so it is a file of its own; `undefined` until it is there.
 */
export const useRequestColumn = (hasDays: boolean): RequestColumnFile | undefined => {
  const isHydrated = useIsHydrated();
  const [shown, setShown] = useState<RequestColumnFile>();
  const isNeeded = hasDays || (isHydrated && tabStorage.getItem(storageKeys.fields) !== null);
  // Without a moment between, if it is there by now.
  if (isNeeded && !shown && loaded) setShown(loaded);
  useEffect(() => {
    if (!isNeeded || shown) return;
    load().then(
      () => setShown(loaded),
      // Thrown while rendering, for the error page to show.
      (error: unknown) =>
        setShown(() => {
          throw error;
        }),
    );
  }, [isNeeded, shown]);
  return shown;
};
