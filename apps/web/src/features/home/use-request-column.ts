import { lateFile } from '@web/shared/late-file';
import { storageKeys, tabStorage } from '@web/shared/session/storage';
import { useIsHydrated } from '@web/shared/ui/use-is-hydrated';

const requestColumn = lateFile(() => import('./request-column'));

/** Starts to load what {@link useRequestColumn} will answer. A failure is told of when it is needed. */
export const expectRequestColumn = () => void requestColumn.preload().catch(() => undefined);

/** What stands beside the calendar once days are chosen or something is typed; `undefined` until it is there. */
export const useRequestColumn = (hasDays: boolean) => {
  const isHydrated = useIsHydrated();
  return requestColumn.useFile(hasDays || (isHydrated && tabStorage.getItem(storageKeys.fields) !== null));
};
