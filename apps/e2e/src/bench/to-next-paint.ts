import type { Page } from '@playwright/test';

/** Simulates a machine that is a quarter as fast as this one: a phone, or an old computer. */
export const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};

/** The longest time from an event of an interaction to the next paint, in milliseconds, in steps of 8. */
export const toNextPaint = async (page: Page, interact: (page: Page) => Promise<void>): Promise<number> => {
  await page.evaluate(() => {
    const durations: number[] = [];
    const observer = new PerformanceObserver((list) => {
      const events = list.getEntries() as PerformanceEventTiming[];
      for (const { interactionId, duration } of events) if (interactionId) durations.push(duration);
    });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(globalThis, { durations, observer });
  });
  await interact(page);
  // The entries are recorded some time after the paint.
  return page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const { durations, observer } = globalThis as unknown as { durations: number[]; observer: PerformanceObserver };
    observer.disconnect();
    return Math.max(0, ...durations);
  });
};
