import { chromium as browsers, devices, type Browser, type Page } from '@playwright/test';
import { compareBuilds, measureBuilds, type Metric } from '@hearthstay/testing/measuring';
import { Product } from '@hearthstay/testing/product';
import { addDays, todayAt } from '@hearthstay/stay';
import { headlessChromium } from '../product/chromium';
import { slowDown, toNextPaint } from './to-next-paint';

const rounds = 11;

const day = (daysAhead: number) => `[data-day="${addDays(todayAt('Europe/Berlin'), daysAhead)}"]`;

const choose = (daysAhead: number) => async (page: Page) => {
  await page.locator(day(daysAhead)).tap();
  await page.locator(`[aria-selected=true] ${day(daysAhead)}`).waitFor();
};

/** A guest's interactions with the calendar, until it shows the result; each one depends on those before it. */
const interactions: Record<string, (page: Page) => Promise<void>> = {
  'choosing the first day': choose(1),
  'choosing the last day': choose(3),
  'choosing anew': async (page) => {
    await page.locator(day(2)).tap();
    await page.locator(`[aria-selected=false] ${day(3)}`).waitFor();
  },
  'turning to the next month': async (page) => {
    const title = page.locator('.title-month');
    const before = (await title.textContent()) ?? '';
    await page.getByRole('button', { name: 'Nächster Monat' }).tap();
    await title.filter({ hasNotText: before }).waitFor();
  },
};

/** Chromium treats two taps in quick succession as a double tap. */
const betweenTapsMs = 600;

/** The first visit of a guest with a phone. @returns milliseconds by interaction */
const visit = async (browser: Browser, url: string): Promise<Record<string, number>> => {
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: url, locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto('/');
  await page.locator('[role=grid][aria-busy=false]').waitFor();
  await page.waitForLoadState('networkidle');
  await slowDown(page);
  const times: Record<string, number> = {};
  for (const [name, interact] of Object.entries(interactions)) {
    await page.waitForTimeout(betweenTapsMs);
    times[name] = await toNextPaint(page, interact);
  }
  await context.close();
  return times;
};

/** Measures the time from a tap in the guest's calendar to the next paint, on a phone that is new to the page. */
export default async (): Promise<Metric[]> => {
  const browser = await browsers.launch(headlessChromium);
  const products = new Map<string, Product>();
  const visits = await measureBuilds(rounds, async (checkout) => {
    const product = products.get(checkout) ?? (await Product.start({}, { checkout }));
    products.set(checkout, product);
    return visit(browser, product.url);
  });
  await browser.close();
  for (const product of products.values()) {
    await product.stop();
    await product.remove();
  }
  return Object.keys(interactions).flatMap((name) =>
    compareBuilds(
      { name: `guest's calendar, ${name}, to the next paint`, unit: 'ms', target: 200 },
      visits.map((ofBuild) => ofBuild.map((times) => times[name] ?? NaN)),
      1.2,
    ),
  );
};
