import { useEffect, useState } from 'react';
import { nextPaint } from './next-paint';

/** A file of the program that most visits do without. */
export const lateFile = <File extends object>(load: () => Promise<File>) => {
  let loaded: File | undefined;

  const preload = async () => {
    loaded ??= await load();
  };

  /**
   * The file once it is needed and there, from then on; a preloaded one at once, as hydration and the server need it.
   * @throws while rendering, for the error page to show, when it cannot be loaded.
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

  /** Loads it after the next paint. A failure is told of when the file is needed. */
  const expect = () =>
    void nextPaint()
      .then(preload)
      .catch(() => undefined);

  return { preload, expect, useFile };
};
