import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { UnsavedDialog } from './unsaved-dialog';

/** Adds a form with unsaved input; the returned function removes it. */
type AddUnsaved = () => () => void;

const UnsavedContext = createContext<AddUnsaved>(() => () => undefined);

/**
 * Asks before unsaved input of any form inside is lost. All forms share one guard, because the router supports one
 * blocker.
 */
export const UnsavedGuard = ({ children }: { children: ReactNode }) => {
  const [unsavedForms, setUnsavedForms] = useState(0);
  const add = useCallback<AddUnsaved>(() => {
    setUnsavedForms((count) => count + 1);
    return () => setUnsavedForms((count) => count - 1);
  }, []);
  return (
    <UnsavedContext value={add}>
      {children}
      {unsavedForms > 0 && <UnsavedDialog />}
    </UnsavedContext>
  );
};

/** Reports whether a form inside {@link UnsavedGuard} has unsaved input. */
export const useUnsaved = (isUnsaved: boolean) => {
  const add = useContext(UnsavedContext);
  useEffect(() => (isUnsaved ? add() : undefined), [isUnsaved, add]);
};
