import { type Day, type StayRange } from '@hearthstay/stay';
import { useEffect, useMemo, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { keyTarget } from '@web/shared/calendar/key-target';
import { useStayUnit } from '@web/shared/settings/use-stay-unit';
import type { HolderBar } from '../holders';
import { barMoveOf } from './bar-move';
import type { StayEnd } from './moved-range';

interface Options {
  /** The element around all months. */
  root: RefObject<HTMLElement | null>;
  bars: readonly HolderBar[];
  today: Day;
  /** Shows the month of a day. */
  show: (day: Day) => void;
  /** Called when an end of the bar is pressed. */
  onBegin: (key: string) => void;
  /** Called when the end is released on free days. */
  onMoved: (id: string, range: StayRange) => void;
}

interface Grip {
  /** The key of the bar. */
  key: string;
  end: StayEnd;
}

const gripOf = ({ target }: { target: EventTarget }): Grip | null => {
  const grip = target instanceof Element ? target.closest<HTMLElement>('[data-grip]') : null;
  return grip && { key: grip.dataset['of'] ?? '', end: grip.dataset['grip'] === 'start' ? 'start' : 'end' };
};

/** Moves the focus to an end of a chosen bar, by default to its first one. */
export const focusGrip = (root: RefObject<HTMLElement | null>, { key, end }: { key: string; end?: StayEnd }) =>
  [...(root.current?.querySelectorAll<HTMLElement>('[data-chosen]') ?? [])]
    .find(({ dataset }) => dataset['of'] === key && (end === undefined || dataset['grip'] === end))
    ?.querySelector<HTMLElement>('[role="slider"]')
    ?.focus();

/** The day at a point of the window, even if a bar covers it. */
const dayAt = ({ clientX, clientY }: PointerEvent): Day | undefined =>
  document
    .elementsFromPoint(clientX, clientY)
    .map((element) => (element instanceof HTMLElement ? element.dataset['day'] : undefined))
    .find((day) => day !== undefined) as Day | undefined;

/**
 * Moves the ends of bars by pointer, touch and keyboard. Their grips have `data-grip` and `data-of`, and the element
 * around all months handles the events. Nothing is changed before an end is released on free days.
 */
export const useBarMove = ({ root, bars, today, show, onBegin, onMoved }: Options) => {
  const unit = useStayUnit();
  const [dragged, setDragged] = useState<(Grip & { day: Day; isHeld: boolean }) | null>(null);
  const [wasRefused, setWasRefused] = useState(false);
  const bar = dragged && bars.find(({ source }) => source.key === dragged.key);
  const move = useMemo(
    () => (bar ? barMoveOf(bar, dragged, bars, { unit, today }) : null),
    [bar, dragged, bars, unit, today],
  );
  const isMoving = dragged !== null;
  useEffect(() => {
    if (!isMoving) return;
    // In the capture phase, so that Escape ends the move before another listener closes something else.
    const cancelByEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      setDragged(null);
    };
    document.addEventListener('keydown', cancelByEscape, { capture: true });
    return () => document.removeEventListener('keydown', cancelByEscape, { capture: true });
  }, [isMoving]);

  const finish = () => {
    setDragged(null);
    if (!move) return;
    const { range, moved, taken } = move;
    if (taken) setWasRefused(true);
    else if (range.start !== moved.source.start || range.end !== moved.source.end) {
      onMoved(moved.source.entry.id, range);
    }
  };

  const handlers = {
    /** @returns whether the event was on a grip */
    onPointerDown: (event: PointerEvent<HTMLElement>): boolean => {
      const grip = gripOf(event);
      const source = grip && bars.find(({ source: { key } }) => key === grip.key)?.source;
      if (!source || event.button !== 0) return false;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setWasRefused(false);
      setDragged({ ...grip, day: source[grip.end], isHeld: true });
      onBegin(grip.key);
      return true;
    },
    onPointerMove: (event: PointerEvent) => {
      if (!dragged?.isHeld) return;
      const day = dayAt(event);
      if (day && day !== dragged.day) setDragged({ ...dragged, day });
    },
    onPointerUp: () => dragged?.isHeld && finish(),
    onPointerCancel: () => dragged?.isHeld && setDragged(null),
    onBlur: (event: { target: EventTarget }) => {
      // When the focus leaves a grip, its move is discarded, because it was not confirmed.
      if (dragged && !dragged.isHeld && gripOf(event)?.end === dragged.end) setDragged(null);
    },
  };

  /** Handles a key on a grip. @returns whether it was on one */
  const onGripKey = (event: KeyboardEvent): boolean => {
    const grip = gripOf(event);
    const source = grip && bars.find(({ source: { key } }) => key === grip.key)?.source;
    if (!source) return false;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      finish();
      return true;
    }
    const now = move ? move.range[grip.end] : source[grip.end];
    const day = keyTarget(event.key, now);
    if (!day) return false;
    event.preventDefault();
    const wanted = { ...grip, day, isHeld: false };
    // The grip is rendered at another place, maybe in another month, and must be there before it is focused.
    flushSync(() => {
      show(day < today ? today : day);
      setWasRefused(false);
      setDragged(wanted);
    });
    focusGrip(root, grip);
    return true;
  };

  return { move, wasRefused, handlers, onGripKey };
};
