import type { Day } from '@hearthstay/stay';
import { useRef, type KeyboardEvent, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { keyTarget } from './key-target';

interface DayGridOptions {
  /** Shows the month of a day, and makes the day the tab stop. */
  goTo: (day: Day) => void;
  onEscape: (() => void) | undefined;
  /** Called before the focus moves from one day to another. */
  onMove?: (from: Day, to: Day, event: KeyboardEvent) => void;
  /** Called for any other key on a day. */
  onOtherKey?: (day: Day, event: KeyboardEvent) => void;
}

/** The day of an event, by the `data-day` around its target. */
export const dayOf = ({ target }: SyntheticEvent): Day | null => {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null;
  return (element?.dataset['day'] as Day | undefined) ?? null;
};

/** Handles the keys of a grid of days in the `grid`, the element around all days. */
export const useDayGrid = ({ goTo, onEscape, onMove, onOtherKey }: DayGridOptions) => {
  const grid = useRef<HTMLDivElement>(null);

  const focusDay = (day: Day) => {
    // Rendered at once, because a day of another month is not on the page before.
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
