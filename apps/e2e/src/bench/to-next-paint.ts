import type { Page } from '@playwright/test';

/** Simulates a machine that is a quarter as fast as this one: a phone, or an old computer. */
export const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};

/** What the page records of an interaction. */
interface Recording {
  entries: PerformanceEventTiming[];
  observer: PerformanceObserver;
  /** When the event after the interaction happened. */
  end: number;
}

/** Chromium reports no event whose time to the next paint is shorter. */
const shortestReportedMs = 16;

const record = (shortest: number): void => {
  const entries: PerformanceEventTiming[] = [];
  const observer = new PerformanceObserver((list) => entries.push(...(list.getEntries() as PerformanceEventTiming[])));
  observer.observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit);
  Object.assign(globalThis, { recording: { entries, observer, end: Infinity } satisfies Recording });
};

/** The handler of the next key takes so long that its event is reported in any case. */
const endWithNextKey = (shortest: number): void => {
  const { recording } = globalThis as unknown as { recording: Recording };
  const end = ({ timeStamp }: Event): void => {
    recording.end = timeStamp;
    while (performance.now() - timeStamp < 2 * shortest);
  };
  addEventListener('keydown', end, { capture: true, once: true });
};

const isComplete = (): boolean => {
  const { entries, end } = (globalThis as unknown as { recording: Recording }).recording;
  return entries.some(({ startTime }) => startTime >= end);
};

const longest = (): number => {
  const { entries, observer, end } = (globalThis as unknown as { recording: Recording }).recording;
  observer.disconnect();
  const events = entries.filter(({ interactionId, startTime }) => interactionId && startTime < end);
  return Math.max(0, ...events.map(({ duration }) => duration));
};

/**
 * The longest time from an event of an interaction to the next paint, in milliseconds, in steps of 8; 0 if it is below
 * 16.
 *
 * An event is reported after that paint, however late it is, and after the events before it. So a key is pressed that
 * does nothing in the product, and its report shows that those of the interaction are complete.
 *
 * @param interact resolves when the page contains what the interaction shows: the paint for the key would otherwise
 *   come before it
 */
export const toNextPaint = async (page: Page, interact: (page: Page) => Promise<void>): Promise<number> => {
  await page.evaluate(record, shortestReportedMs);
  await interact(page);
  await page.evaluate(endWithNextKey, shortestReportedMs);
  await page.keyboard.press('Shift');
  await page.waitForFunction(isComplete);
  return page.evaluate(longest);
};
