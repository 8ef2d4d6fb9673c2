import { chromium as browsers, type Page } from '@playwright/test';
import { median, type Metric } from '@hearthstay/testing/measuring';
import { addDays, todayAt, type Day } from '@hearthstay/stay';
import { store, storage } from '../browser/storage';
import { Deployment } from '../deployment/deployment';
import { headlessChromium } from '../product/chromium';
import { slowDown, toNextPaint } from './to-next-paint';

const bars = 200;
const rounds = 5;

const today = todayAt('Europe/Berlin');
const dayAt = (index: number): Day => addDays(today, index);
const cell = (index: number) => `[data-day="${dayAt(index)}"]`;
const details = 'dialog.owner-details';

/** Blocks of two days each, spread over a year. */
const fillYear = async (deployment: Deployment): Promise<void> => {
  const owner = await deployment.ownerApi();
  for (let bar = 0; bar < bars; bar += 1) {
    const first = Math.floor((bar * 360) / bars);
    await owner.call('POST', '/admin/blocks', { from: dayAt(first), to: dayAt(first + 1), note: `Guest ${bar}` });
  }
};

const openCalendar = async (deployment: Deployment): Promise<Page> => {
  const { token, email } = await deployment.session();
  const browser = await browsers.launch(headlessChromium);
  const page = await browser.newPage({ baseURL: deployment.url, viewport: { width: 1_600, height: 1_000 } });
  await page.goto('/favicon.svg');
  await store(page, { [storage.adminToken]: token, [storage.adminEmail]: email });
  await page.goto('/admin?tab=availability');
  await page
    .locator('[data-bar]')
    .nth(bars - 1)
    .waitFor();
  await slowDown(page);
  return page;
};

const shows = (page: Page, selector: string) => page.locator(selector).first().waitFor();
const removes = (page: Page, selector: string) => page.locator(selector).first().waitFor({ state: 'detached' });

const choose = (index: number) => async (page: Page) => {
  await page.locator(`${cell(index)} .owner-number`).click();
  await shows(page, `${cell(index)}[aria-selected=true]`);
};

/** An owner's interactions with the calendar, until it shows the result; each one depends on those before it. */
const interactions: Record<string, (page: Page) => Promise<void>> = {
  'choosing the first day': choose(10),
  'choosing the last day': choose(40),
  'extending by keyboard': async (page) => {
    await page.locator(cell(40)).focus();
    await page.keyboard.press('Shift+ArrowDown');
    await shows(page, `${cell(47)}[aria-selected=true]`);
  },
  'closing the choice': async (page) => {
    await page.keyboard.press('Escape');
    await removes(page, '[data-day][aria-selected=true]');
  },
  'moving by keyboard': async (page) => {
    await page.keyboard.press('ArrowRight');
    await shows(page, `${cell(48)}:focus`);
  },
  'opening a bar': async (page) => {
    await page.locator('[data-bar]').nth(5).click();
    await shows(page, details);
  },
  'closing it': async (page) => {
    await page.keyboard.press('Escape');
    await removes(page, details);
  },
  'turning to the next month': async (page) => {
    await page.getByRole('button', { name: 'Einen Monat weiter', exact: true }).click();
    await removes(page, cell(0));
  },
  'turning back': async (page) => {
    await page.getByRole('button', { name: 'Einen Monat zurück', exact: true }).click();
    await shows(page, cell(0));
  },
};

/** Measures the time from an interaction to the next paint in the owner's calendar with a year of bars. */
export default async (): Promise<Metric[]> => {
  const deployment = await Deployment.start('de');
  await fillYear(deployment);
  const page = await openCalendar(deployment);
  const times = new Map(Object.keys(interactions).map((name): [string, number[]] => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, interact] of Object.entries(interactions)) {
      const time = await toNextPaint(page, interact);
      // The first round is a warm-up.
      if (round > 0) times.get(name)!.push(time);
    }
  }
  await page.context().browser()?.close();
  await deployment.close();
  return [...times].map(([name, each]) => ({
    ...{ name: `owner's calendar, ${name}, to the next paint`, unit: 'ms', target: 100 },
    value: median(each),
  }));
};
