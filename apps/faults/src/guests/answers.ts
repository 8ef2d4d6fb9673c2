import type { Application } from '../house/application';

/** What is asked of the house. */
export type Wish = 'request' | 'approval' | 'settings' | 'look';

/** What came of one call over HTTP. */
export interface Answer {
  wish: Wish;
  bff: Application;
  startedAt: number;
  endedAt: number;
  /** `cut`: the connection was refused or broken. `silent`: there was no answer at all. */
  outcome: number | 'cut' | 'silent';
  /** The machine-readable reason of a refusal. */
  code?: string;
}

/** The browser gives up then, in milliseconds (the specification, §7). */
export const deadlineMs = 10_000;

/**
 * Longer than any answer may take, so that one that comes too late is told from one that never comes; in milliseconds.
 */
export const patienceMs = 15_000;

/** Whether the house works: it has said yes, or, of two rivals, to the second the no that is to be said. */
export const isGranted = ({ wish, outcome, code }: Answer): boolean =>
  (typeof outcome === 'number' && outcome < 300) || (wish === 'approval' && code === 'DATES_UNAVAILABLE');

/** Whether asking again is of no use: the house has said yes, or no for a reason of its own. */
export const isFinal = ({ outcome }: Pick<Answer, 'outcome'>): boolean => typeof outcome === 'number' && outcome < 500;
