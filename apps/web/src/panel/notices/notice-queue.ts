import type { PanelTexts } from '@web/panel/panel-texts';

/** An offer to undo an action. */
export interface UndoOffer {
  /** When the offer ends, by this browser's clock in milliseconds. */
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
  /** Whether its offer to undo has expired. */
  isTooLate?: boolean;
}

/** The notice without its offer if that has expired already. */
export const withoutLateOffer = ({ undo, ...notice }: Notice): Notice =>
  undo && undo.until > Date.now() ? { ...notice, undo } : notice;

/** How many notices are shown at the same time. */
const maxShown = 3;

/** Whether a notice has an offer to undo that has not expired. */
export const hasOffer = ({ undo, isTooLate }: QueuedNotice) => undo !== undefined && !isTooLate;

/**
 * Adds a notice. Failures and offers to undo are kept until they are closed or expire; of the others, only the latest
 * is kept.
 */
export const queued = (notices: QueuedNotice[], notice: QueuedNotice) => [
  ...notices.filter((other) => other.kind === 'failed' || hasOffer(other)),
  notice,
];

/**
 * The notices to show: the latest offers at the same time, because each has its own expiry, and the others one by one.
 */
export const shownOf = (notices: QueuedNotice[]) => {
  const next = notices.find(({ undo }) => !undo);
  const offers = notices.filter(({ undo }) => undo).slice(next ? 1 - maxShown : -maxShown);
  return notices.filter((notice) => notice === next || offers.includes(notice));
};

/** When the next offer to undo expires; `null` if there is none. */
export const nextEndOf = (notices: QueuedNotice[]): number | null => {
  const ends = notices.filter(hasOffer).map(({ undo }) => undo?.until ?? Infinity);
  return ends.length > 0 ? Math.min(...ends) : null;
};

/**
 * Ends the offers to undo that expire by a time. A failure stays without its offer; while the pointer or the focus is
 * on a notice, the other notices stay as well.
 */
export const withoutOffersUntil = (notices: QueuedNotice[], end: number, isHeld: boolean): QueuedNotice[] =>
  notices.flatMap((notice) => {
    if (!notice.undo || notice.isTooLate || notice.undo.until > end) return [notice];
    return isHeld || notice.kind === 'failed' ? [{ ...notice, isTooLate: true }] : [];
  });
