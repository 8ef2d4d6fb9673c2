import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Calls `onSeen` each time that the element becomes visible in a visible page, and when `subject` changes while it is
 * visible.
 */
export const useWhenSeen = (element: RefObject<Element | null>, subject: string | undefined, onSeen: () => void) => {
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    const { current } = element;
    if (!current || subject === undefined) return;
    let isInView = false;
    const check = () => {
      if (isInView && document.visibilityState === 'visible') seen();
    };
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? false;
      check();
    });
    observer.observe(current);
    document.addEventListener('visibilitychange', check);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', check);
    };
  }, [element, subject]);
};
