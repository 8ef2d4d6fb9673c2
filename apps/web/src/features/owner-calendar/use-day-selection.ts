import type { Day } from '@hearthstay/stay';
import { useReducer, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { dayOf, useDayGrid } from '@web/shared/calendar/use-day-grid';
import { daySelectionReducer } from './day-selection';

interface Options {
  /** The day that Tab leads to at first. */
  first: Day;
  /** Brings a day onto the page. */
  show: (day: Day) => void;
  /** A bar was pressed, which has this in `data-bar`. */
  onOpen: (key: string) => void;
  /** The days are chosen by keyboard, which goes on to what can be done with them. */
  onChosen: () => void;
}

const barOf = ({ target }: MouseEvent): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-bar]')?.dataset['bar'] : undefined;

/**
 * Choosing days by pointer, touch and keyboard. One element around all months hears the events: days have `data-day`,
 * bars `data-bar`. A finger scrolls, so it picks the first and the last day instead of dragging.
 */
export const useDaySelection = ({ first, show, onOpen, onChosen }: Options) => {
  const [{ selection, tabStop }, dispatch] = useReducer(daySelectionReducer, { selection: null, tabStop: first });
  const pressed = useRef<Day | null>(null);
  const isDragged = useRef(false);

  const pressKey = (day: Day, event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (event.repeat) return;
    if (selection?.head === day) return onChosen();
    // Once they are drawn, or there is nothing to go on to.
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

  /** The pointer may be let go anywhere, and not every engine says of its next movement that no button is pressed. */
  const endDrag = () => {
    pressed.current = null;
    root.current?.removeAttribute('data-dragged');
  };

  /** While the pointer is dragged, bars let it through to the days below, and no panel is in its way. */
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
