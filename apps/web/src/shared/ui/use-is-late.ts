import { useEffect, useState } from 'react';

/** Whether something awaited takes longer than `ms` milliseconds. */
export const useIsLate = (isAwaited: boolean, ms: number): boolean => {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setTimeout(() => setIsLate(true), ms);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isAwaited, ms]);
  return isLate;
};
