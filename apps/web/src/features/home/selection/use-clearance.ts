import { useEffect, type RefObject } from 'react';

/** Between the bar and what has the focus, for its ring, in pixels. */
const gap = 8;

/** Scrolls what has the focus to above the bar if the bar covers it; what is out of view stays there. */
const uncoverFocus = (bar: HTMLElement) => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return;
  const { top, bottom } = focused.getBoundingClientRect();
  if (top < innerHeight && bottom + gap > bar.getBoundingClientRect().top) focused.scrollIntoView({ block: 'nearest' });
};

/**
 * Keeps a bar at the bottom of the window from covering what has the focus: when the focus moves, by the page's scroll
 * padding, and when the bar appears or grows, by scrolling.
 */
export const useClearance = (bar: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    let height: number | undefined;
    const observer = new ResizeObserver(() => {
      // A bar that had no height returns because the guest scrolls, which must not be undone.
      const hasGrown = height !== 0 && element.offsetHeight > (height ?? 0);
      height = element.offsetHeight;
      style.scrollPaddingBottom = height === 0 ? '' : `${height + gap}px`;
      if (hasGrown) uncoverFocus(element);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.scrollPaddingBottom = '';
    };
  }, [bar]);
};
