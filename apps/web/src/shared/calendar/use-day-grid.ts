import type { Day } from '@hearthstay/stay';
import { useRef, type KeyboardEvent, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { keyTarget } from './key-target';

interface DayGridOptions {
  /** Brings a day onto the page, and makes it the one that Tab leads to. */
  goTo: (day: Day) => void;
  onEscape: (() => void) | undefined;
  /** Before the focus moves from one day to another. */
  onMove?: (from: Day, to: Day, event: KeyboardEvent) => void;
  /** Any other key on a day. */
  onOtherKey?: (day: Day, event: KeyboardEvent) => void;
}

/** The day that an event happens on: its element bears `data-day`. */
export const dayOf = ({ target }: SyntheticEvent): Day | null => {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null;
  return (element?.dataset['day'] as Day | undefined) ?? null;
};

/** The keys of a grid of days. One element around all days, the `grid`, handles their events. */
export const useDayGrid = ({ goTo, onEscape, onMove, onOtherKey }: DayGridOptions) => {
  const grid = useRef<HTMLDivElement>(null);

  const focusDay = (day: Day) => {
    // The day may come onto the page only by this move, and it has to be there to take the focus.
    flushSync(() => goTo(day));
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onEscape?.();
    const day = dayOf(event);
    if (!day) return;
    const target = keyTarget(event.key, day);
    if (!target) return onOtherKey?.(day, event);
    event.preventDefault();
    onMove?.(day, target, event);
    focusDay(target);
  };
  return { grid, focusDay, onKeyDown };
};
