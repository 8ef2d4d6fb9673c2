import type { PanelTexts } from '@web/panel/panel-texts';

/** Takes back what was done. */
export interface UndoOffer {
  /** When it ends, by this browser's clock in milliseconds. */
  until: number;
  run: () => unknown;
}

export interface Notice {
  kind: 'done' | 'failed';
  text: (t: PanelTexts) => string;
  undo?: UndoOffer | undefined;
}

export interface QueuedNotice extends Notice {
  number: number;
  /** The time of its offer to undo is over. */
  isTooLate?: boolean;
}

/** Ignores an offer whose time is over already. */
export const withoutLateOffer = ({ undo, ...notice }: Notice): Notice =>
  undo && undo.until > Date.now() ? { ...notice, undo } : notice;

/** How many notices are shown at the same time. */
const maxShown = 3;

/** Whether a notice offers to undo something. */
export const hasOffer = ({ undo, isTooLate }: QueuedNotice) => undo !== undefined && !isTooLate;

/** A failure is read before what comes next, an offer stands for its time, and of the rest only the latest matters. */
export const queued = (notices: QueuedNotice[], notice: QueuedNotice) => [
  ...notices.filter((other) => other.kind === 'failed' || hasOffer(other)),
  notice,
];

/** The latest offers to undo at the same time, since each has a time of its own, and the rest one after the other. */
export const shownOf = (notices: QueuedNotice[]) => {
  const next = notices.find(({ undo }) => !undo);
  const offers = notices.filter(({ undo }) => undo).slice(next ? 1 - maxShown : -maxShown);
  return notices.filter((notice) => notice === next || offers.includes(notice));
};

/** When the next offer to undo ends; `null` while there is none. */
export const nextEndOf = (notices: QueuedNotice[]): number | null => {
  const ends = notices.filter(hasOffer).map(({ undo }) => undo?.until ?? Infinity);
  return ends.length > 0 ? Math.min(...ends) : null;
};

/** Ends the offers to undo of a time. Failures stay to be read, and everything while the reader is at it. */
export const withoutOffersUntil = (notices: QueuedNotice[], end: number, isHeld: boolean): QueuedNotice[] =>
  notices.flatMap((notice) => {
    if (!notice.undo || notice.isTooLate || notice.undo.until > end) return [notice];
    return isHeld || notice.kind === 'failed' ? [{ ...notice, isTooLate: true }] : [];
  });
