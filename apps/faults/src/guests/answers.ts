import type { Application } from '../house/application';

/** What is asked of the house. */
export type Wish = 'request' | 'approval' | 'look';

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

/** Longer than any answer may take, so that one that comes too late is told from one that never comes. */
export const patienceMs = 15_000;

export const succeeded = ({ outcome }: Answer): boolean => typeof outcome === 'number' && outcome < 300;

/** Whether asking again is of no use: the house has said yes, or no for a reason of its own. */
export const isFinal = ({ outcome }: Answer): boolean => typeof outcome === 'number' && outcome < 500;
