import { useLayoutEffect, type RefObject } from 'react';

/** The distance between a panel at the bottom of the window and the notices above it, in pixels. */
const gap = 8;

/** Keeps the notices above a panel at the bottom of the window, so that they do not cover its buttons. */
export const usePanelHeight = (panel: RefObject<HTMLElement | null>) => {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--panel-height', `${element.offsetHeight + gap}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--panel-height');
    };
  }, [panel]);
};
