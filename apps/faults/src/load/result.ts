import type { Application } from '../deployment/application';

/** An operation of the load. */
export type Operation = 'request' | 'approval' | 'settings' | 'read';

/** The result of one call over HTTP. */
export interface Result {
  operation: Operation;
  bff: Application;
  startedAt: number;
  endedAt: number;
  /** `disconnected`: the connection was refused or reset. `timeout`: there was no response. */
  outcome: number | 'disconnected' | 'timeout';
  /** The error code of the response. */
  code?: string;
}

/** The timeout of browsers in milliseconds. */
export const deadlineMs = 10_000;

/** Longer than {@link deadlineMs}, to distinguish late responses from missing ones; in milliseconds. */
export const timeoutMs = 15_000;

/** Whether the operation succeeded, or was refused only because the other guest of the pair has the day. */
export const isGranted = ({ operation, outcome, code }: Result): boolean =>
  (typeof outcome === 'number' && outcome < 300) || (operation === 'approval' && code === 'DATES_UNAVAILABLE');

/** Whether repeating the call is pointless, because it succeeded or was refused for good. */
export const isFinal = ({ outcome }: Pick<Result, 'outcome'>): boolean => typeof outcome === 'number' && outcome < 500;
