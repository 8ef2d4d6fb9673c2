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
  /** Brings a day onto the page. */
  show: (day: Day) => void;
  /** An end of this bar is held. */
  onBegin: (key: string) => void;
  /** The end is let go on free days. */
  onMoved: (id: string, range: StayRange) => void;
}

interface Grip {
  /** Of the bar. */
  key: string;
  end: StayEnd;
}

const gripOf = ({ target }: { target: EventTarget }): Grip | null => {
  const grip = target instanceof Element ? target.closest<HTMLElement>('[data-grip]') : null;
  return grip && { key: grip.dataset['of'] ?? '', end: grip.dataset['grip'] === 'start' ? 'start' : 'end' };
};

/** Gives the focus to an end of a chosen bar, the first of its ends without `end`. */
export const focusGrip = (root: RefObject<HTMLElement | null>, { key, end }: { key: string; end?: StayEnd }) =>
  [...(root.current?.querySelectorAll<HTMLElement>('[data-chosen]') ?? [])]
    .find(({ dataset }) => dataset['of'] === key && (end === undefined || dataset['grip'] === end))
    ?.querySelector<HTMLElement>('[role="slider"]')
    ?.focus();

/** The day at a point of the window, also below a bar. */
const dayAt = ({ clientX, clientY }: PointerEvent): Day | undefined =>
  document
    .elementsFromPoint(clientX, clientY)
    .map((element) => (element instanceof HTMLElement ? element.dataset['day'] : undefined))
    .find((day) => day !== undefined) as Day | undefined;

/**
 * Moving the ends of bars by pointer, touch and keyboard: their grips have `data-grip` and `data-of`. The element
 * around all months hears the events. Nothing changes before an end is let go on free days.
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
    // Before all others: it ends the move, and not what was open before.
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
    /** Whether it was on a grip. */
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
      // A grip that the keyboard leaves keeps no days: they were not confirmed.
      if (dragged && !dragged.isHeld && gripOf(event)?.end === dragged.end) setDragged(null);
    },
  };

  /** Handles a key on a grip, and says whether it was on one. */
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
    // The grip is drawn elsewhere, maybe in another month, and has to take the focus with it.
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
