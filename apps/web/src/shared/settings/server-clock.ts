import type { PageContent } from '@hearthstay/contracts';
import { daysBetween, todayAt } from '@hearthstay/stay';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

interface Reading {
  /** The server's time, in milliseconds. */
  server: number;
  /** The time of the device's clock at that moment. */
  device: number;
  /** The time of a clock that cannot be set, and that may stop while the device sleeps. */
  steady: number;
}

let reading: Reading | undefined;
const listeners = new Set<() => void>();

const set = (server: number) => {
  reading = { server, device: Date.now(), steady: performance.now() };
  listeners.forEach((listener) => listener());
};

/**
 * The estimated time of the server in milliseconds: the time of the last response plus the time since then. The
 * device's clock may be years off, so it is not used for the estimate.
 */
export const serverNow = (): number => (reading ? reading.server + performance.now() - reading.steady : Date.now());

/** Starts with the day on which the server rendered the page, because a script cannot read the headers of a page. */
export const startServerClock = ({ today, settings: { timezone } }: Pick<PageContent, 'today' | 'settings'>): void => {
  const sameDay = Date.now() + daysBetween(todayAt(timezone), today) * day;
  // Near midnight, days of 24 hours lead to the wrong day if summer time begins or ends between.
  set(sameDay + daysBetween(todayAt(timezone, new Date(sameDay)), today) * hour);
};

/** Reads the time of the header `Date` of a response. */
export const readServerClock = ({ headers }: Response): void => {
  const time = Date.parse(headers.get('Date') ?? '');
  if (!Number.isNaN(time)) set(time);
};

/** Whether the device has slept or its clock was set since the last reading; the two cannot be distinguished. */
export const mayBeBehind = (): boolean =>
  reading !== undefined && Math.abs(Date.now() - reading.device - (performance.now() - reading.steady)) > 30 * second;

/** Calls the listener at every reading and every minute. */
export const onServerClock = (listener: () => void) => {
  listeners.add(listener);
  const timer = setInterval(listener, minute);
  return () => {
    listeners.delete(listener);
    clearInterval(timer);
  };
};
