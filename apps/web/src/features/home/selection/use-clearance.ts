import { useEffect, type RefObject } from 'react';

/** The space for the focus ring between the focused element and the bar, in pixels. */
const gap = 8;

/** Scrolls the focused element above the bar if the bar covers it, unless the element is out of view. */
const uncoverFocus = (bar: HTMLElement) => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return;
  const { top, bottom } = focused.getBoundingClientRect();
  if (top < innerHeight && bottom + gap > bar.getBoundingClientRect().top) focused.scrollIntoView({ block: 'nearest' });
};

/**
 * Keeps a bar at the bottom of the window from covering the focused element: by the page's scroll padding when the
 * focus moves, and by scrolling when the bar appears or grows.
 */
export const useClearance = (bar: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    let height: number | undefined;
    const observer = new ResizeObserver(() => {
      // A bar without height reappears because the guest scrolls, so the page must not scroll back.
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
