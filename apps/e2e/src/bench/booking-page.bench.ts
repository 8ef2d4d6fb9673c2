import { chromium as browsers, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';
import { median, type Metric } from '@hearthstay/testing/measuring';
import { addDays, todayAt } from '@hearthstay/stay';
import { storage, store } from '../browser/storage';
import { Deployment } from '../deployment/deployment';
import { headlessChromium } from '../product/chromium';
import { slowDown, toNextPaint } from './to-next-paint';

const bookings = 200;
const clicks = 10;
/** The list has been drawn again by then. */
const betweenClicksMs = 600;
const screens: Record<string, BrowserContextOptions> = {
  'beside the list': { viewport: { width: 1_600, height: 1_000 } },
  'in place of the list': { viewport: { width: 412, height: 839 }, hasTouch: true, isMobile: true },
};

const fillYear = async (deployment: Deployment): Promise<void> => {
  const owner = await deployment.ownerApi();
  for (let index = 0; index < bookings; index += 1) {
    const day = addDays(todayAt('Europe/Berlin'), index + 1);
    const guest = { name: `Guest ${index}`, email: `guest-${index}@mail.example`, note: 'Kommt spät an' };
    await owner.call('POST', '/admin/requests', { ...guest, start_date: day, end_date: day, status: 'confirmed' });
  }
};

const openList = async (deployment: Deployment, screen: BrowserContextOptions): Promise<Page> => {
  const { token, email } = await deployment.session();
  const browser = await browsers.launch(headlessChromium);
  const page = await browser.newPage({ baseURL: deployment.url, ...screen });
  await page.goto('/favicon.svg');
  await store(page, { [storage.adminToken]: token, [storage.adminEmail]: email });
  await page.goto('/admin?tab=bookings');
  await page.getByRole('link', { name: 'Guest 0', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  await slowDown(page);
  return page;
};

/**
 * Runs in the page: watches how long after the next click the heading of a booking's page is painted, in milliseconds.
 */
const watchFor = (name: string): void => {
  const shown = new Promise<number>((resolve) => {
    let clickedAt: number | undefined;
    addEventListener('click', ({ timeStamp }) => (clickedAt = timeStamp), { capture: true, once: true });
    const look = (): void => {
      const headings = [...document.querySelectorAll('article h2')];
      const since = clickedAt;
      if (since === undefined || !headings.some(({ textContent }) => textContent === name)) {
        requestAnimationFrame(look);
        return;
      }
      // A task after this frame runs when it is painted.
      setTimeout(() => resolve(performance.now() - since));
    };
    requestAnimationFrame(look);
  });
  Object.assign(globalThis, { shown });
};

const untilShown = (): Promise<number> => (globalThis as unknown as { shown: Promise<number> }).shown;

interface Click {
  nextPaint: number;
  shown: number;
}

/**
 * Taps on a link, or clicks on it when the mouse is over it already: what the browser does for a moving mouse, and the
 * checks of a test before a click, are no part of what is measured.
 */
const aimAt = async (link: Locator, page: Page, hasTouch: boolean): Promise<() => Promise<void>> => {
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error('The link is not in the page');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (hasTouch) return () => page.touchscreen.tap(x, y);
  await page.mouse.move(x, y);
  return async () => {
    await page.mouse.down();
    await page.mouse.up();
  };
};

/** Chooses bookings in the list, each with the list as it was before. */
const measure = async (page: Page, hasTouch: boolean): Promise<Click[]> => {
  const times: Click[] = [];
  for (let click = 0; click <= clicks; click += 1) {
    const name = `Guest ${click}`;
    const choose = await aimAt(page.getByRole('link', { name, exact: true }), page, hasTouch);
    await page.waitForTimeout(betweenClicksMs);
    const time = { nextPaint: 0, shown: 0 };
    await page.evaluate(watchFor, name);
    time.nextPaint = await toNextPaint(page, async () => {
      await choose();
      // Without a paint before it, this is the next one.
      time.shown = await page.evaluate(untilShown);
    });
    await page.goBack();
    await page.getByRole('article').waitFor({ state: 'hidden' });
    // The first click is a warm-up.
    if (click > 0) times.push(time);
  }
  return times;
};

/** Measures how soon the owner sees the page of a booking after a click in the list of a full year. */
export default async (): Promise<Metric[]> => {
  const deployment = await Deployment.start('de');
  await fillYear(deployment);
  const metrics: Metric[] = [];
  for (const [place, screen] of Object.entries(screens)) {
    const page = await openList(deployment, screen);
    const times = await measure(page, screen.hasTouch === true);
    await page.context().browser()?.close();
    const paints = times.map(({ nextPaint }) => nextPaint);
    const name = `a booking's page ${place}, from the click`;
    metrics.push(
      { name: `${name} to the next paint, median of ${clicks}`, unit: 'ms', value: median(paints) },
      { name: `${name} to the next paint, slowest of ${clicks}`, unit: 'ms', target: 100, value: Math.max(...paints) },
      { name: `${name} until it is shown, median`, unit: 'ms', value: median(times.map(({ shown }) => shown)) },
    );
  }
  await deployment.close();
  return metrics;
};
