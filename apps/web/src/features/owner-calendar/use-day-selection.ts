import type { Day } from '@hearthstay/stay';
import { useReducer, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { dayOf, useDayGrid } from '@web/shared/calendar/use-day-grid';
import { daySelectionReducer } from './day-selection';

interface Options {
  /** The initial day that the Tab key focuses. */
  first: Day;
  /** Shows the month of a day. */
  show: (day: Day) => void;
  /** Called when a bar with this `data-bar` is pressed. */
  onOpen: (key: string) => void;
  /** The `data-bar` that Enter on a day opens, unless days are being chosen; absent if it chooses the day. */
  barToOpen: (day: Day) => string | undefined;
  /** Called when the days are chosen by keyboard, so that the focus moves to their actions. */
  onChosen: () => void;
}

const barOf = ({ target }: MouseEvent): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-bar]')?.dataset['bar'] : undefined;

/**
 * Chooses days by pointer, touch and keyboard. One element around all months handles the events: days have `data-day`,
 * bars `data-bar`. A touch scrolls the page, so it picks the first and the last day instead of dragging.
 */
export const useDaySelection = ({ first, show, onOpen, barToOpen, onChosen }: Options) => {
  const [{ selection, tabStop }, dispatch] = useReducer(daySelectionReducer, { selection: null, tabStop: first });
  const pressed = useRef<Day | null>(null);
  const isDragged = useRef(false);

  const pressKey = (day: Day, event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (event.repeat) return;
    const bar = selection ? undefined : barToOpen(day);
    if (bar !== undefined) return onOpen(bar);
    if (selection?.head === day) return onChosen();
    // Rendered first, because otherwise there is no panel that can take the focus.
    flushSync(() => dispatch({ type: 'pick', day }));
    if (selection?.isOpen) onChosen();
  };

  const {
    grid: root,
    focusDay,
    onKeyDown,
  } = useDayGrid({
    goTo: (day) => {
      show(day);
      dispatch({ type: 'move', day });
    },
    onEscape: () => clear(),
    onMove: (from, to, { shiftKey }) => {
      if (shiftKey) dispatch({ type: 'extend', from, day: to });
    },
    onOtherKey: pressKey,
  });

  const clear = () => {
    dispatch({ type: 'clear' });
    if (selection) focusDay(selection.head);
  };

  /**
   * On the window, because the pointer may be released anywhere, and in some engines the next movement still reports a
   * pressed button.
   */
  const endDrag = () => {
    pressed.current = null;
    root.current?.removeAttribute('data-dragged');
  };

  /**
   * Sets an attribute during a drag, by which bars and panels ignore the pointer, so that it reaches the days below
   * them.
   */
  const drag = (from: Day, day: Day) => {
    isDragged.current = true;
    root.current?.setAttribute('data-dragged', '');
    dispatch({ type: 'drag', from, day });
  };

  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      isDragged.current = false;
      pressed.current = event.pointerType !== 'touch' && event.button === 0 ? dayOf(event) : null;
      if (pressed.current) window.addEventListener('pointerup', endDrag, { once: true });
    },
    onPointerOver: (event: PointerEvent) => {
      if ((event.buttons & 1) === 0) pressed.current = null;
      const day = dayOf(event);
      const from = pressed.current;
      if (from && day && (isDragged.current || day !== from)) drag(from, day);
    },
    onClick: (event: MouseEvent) => {
      if (isDragged.current) {
        isDragged.current = false;
        return;
      }
      const bar = barOf(event);
      const day = dayOf(event);
      if (bar !== undefined) onOpen(bar);
      else if (day && event.shiftKey) dispatch({ type: 'extend', day });
      else if (day && event.detail <= 1) dispatch({ type: 'pick', day });
    },
    onKeyDown,
  };
  return { root, selection, tabStop, handlers, clear };
};
