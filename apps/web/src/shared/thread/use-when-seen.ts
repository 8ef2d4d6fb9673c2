import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Without `scroll`, because mail scanners that take pictures scroll pages by a script. */
const inputs = ['pointerdown', 'pointermove', 'wheel', 'keydown'] as const;

/** Whether there was a click or a key before, as on the way to an element that appears later. */
const wasUsed = (): boolean => (navigator as Partial<Navigator>).userActivation?.hasBeenActive ?? false;

/**
 * Calls `onSeen` each time that the element becomes visible in a visible page, and when `subject` changes while it is
 * visible; on a page that nobody has used yet, with the first input. Mail scanners open links and run scripts as a
 * browser does, but without any input.
 */
export const useWhenSeen = (element: RefObject<Element | null>, subject: string | undefined, onSeen: () => void) => {
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    const { current } = element;
    if (!current || subject === undefined) return;
    let isInView = false;
    let isUsed = wasUsed();
    const check = () => {
      if (isInView && isUsed && document.visibilityState === 'visible') seen();
    };
    const use = () => {
      isUsed = true;
      stopListening();
      check();
    };
    const stopListening = () => inputs.forEach((input) => document.removeEventListener(input, use));
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? false;
      check();
    });
    observer.observe(current);
    document.addEventListener('visibilitychange', check);
    for (const input of inputs) document.addEventListener(input, use, { passive: true });
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', check);
      stopListening();
    };
  }, [element, subject]);
};
