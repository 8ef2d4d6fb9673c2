import { useEffect, useState } from 'react';
import { nextPaint } from './next-paint';

/** A module that most visits do not need, loaded when it is needed. */
export const lateFile = <File extends object>(load: () => Promise<File>) => {
  let loaded: File | undefined;

  const preload = async () => {
    loaded ??= await load();
  };

  /**
   * The module, once it has been needed and is loaded; a preloaded one at once, for hydration and the server.
   * @throws while rendering if it cannot be loaded, so that the error page is shown.
   */
  const useFile = (isNeeded: boolean): File | undefined => {
    const [shown, setShown] = useState<File>();
    if (isNeeded && !shown && loaded) setShown(loaded);
    useEffect(() => {
      if (!isNeeded || shown) return;
      nextPaint()
        .then(preload)
        .then(
          () => setShown(loaded),
          (error: unknown) =>
            setShown(() => {
              throw error;
            }),
        );
    }, [isNeeded, shown]);
    return shown;
  };

  /** Loads it after the next paint. A failure is reported only when it is needed. */
  const expect = () =>
    void nextPaint()
      .then(preload)
      .catch(() => undefined);

  return { preload, expect, useFile };
};
