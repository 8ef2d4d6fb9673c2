import { devices, type Browser, type Page } from '@playwright/test';

/** The measurements of a first visit with an empty cache, before any interaction. */
export interface Visit {
  /** Transferred bytes of scripts, without headers. */
  script: number;
  /** Transferred bytes of style sheets, without headers. */
  style: number;
  /** Files other than style sheets that block the first paint. */
  blockingFiles: number;
  /** The largest contentful paint, in milliseconds. */
  largestPaint: number;
  /** The cumulative layout shift. */
  layoutShift: number;
  /** The time at which the last file was complete, in milliseconds. */
  complete: number;
}

/** A moderate connection, and a phone that is a quarter as fast as this machine. */
const line = { offline: false, latency: 100, downloadThroughput: 9_000_000 / 8, uploadThroughput: 9_000_000 / 8 };
const slowdown = 4;

/** Makes the page that of a slow phone on a moderate connection. */
export const slowDownPhone = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
};

/** The time without network traffic after which the page counts as complete, in milliseconds. */
const quietMs = 1_500;

/** Runs in the page. @returns `undefined` while the page is not complete */
const whatTheBrowserSaw = (quiet: number): Visit | undefined => {
  const entriesOf = (type: string): PerformanceEntryList => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type, buffered: true });
    return observer.takeRecords();
  };
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const complete = Math.max(...files.map(({ responseEnd }) => responseEnd));
  const largestPaint = entriesOf('largest-contentful-paint').at(-1)?.startTime;
  if (largestPaint === undefined || performance.now() < Math.max(complete, largestPaint) + quiet) return undefined;

  const bytesOf = (ending: string) =>
    files.filter(({ name }) => name.endsWith(ending)).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  const blockingFiles = files.filter(
    (file) => 'renderBlockingStatus' in file && file.renderBlockingStatus === 'blocking' && !file.name.endsWith('.css'),
  ).length;
  const shifts = entriesOf('layout-shift') as (PerformanceEntry & { value: number })[];
  const layoutShift = shifts.reduce((sum, { value }) => sum + value, 0);
  return { script: bytesOf('.js'), style: bytesOf('.css'), blockingFiles, largestPaint, layoutShift, complete };
};

/** Opens a page on a phone with an empty cache, and waits until it is complete. */
export const coldVisit = async (browser: Browser, url: string): Promise<Visit> => {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'de-DE' });
  const page = await context.newPage();
  await slowDownPhone(page);
  await page.goto(url);
  const seen = await page.waitForFunction(whatTheBrowserSaw, quietMs);
  const visit = (await seen.jsonValue()) as Visit;
  await context.close();
  return visit;
};
