import { pricesSchema, stayRulesSchema } from '@hearthstay/contracts';
import { addDays, formatMonth, monthOf, parseDay } from '@hearthstay/stay';
import type { Browser, Page } from '@playwright/test';
import { holdBack } from './browser/hold-back';
import { waitForStart } from './browser/start';
import { storage, store } from './browser/storage';
import { openWithoutServer } from './browser/without-server';
import type { Deployment } from './deployment/deployment';
import { guests } from './deployment/people';
import { dateOfNextMonth, today } from './people/next-month';
import { expect, readingTest, test } from './product/fixtures';
import { texts, type Locale } from './texts/texts';

type Look = [width: number, scheme: 'light' | 'dark', locale: Locale];

/** Every pair of width, scheme and language occurs. */
const looks: Look[] = [
  [390, 'light', 'de'],
  [390, 'dark', 'en'],
  [1280, 'light', 'en'],
  [1280, 'dark', 'de'],
];
/** Every width, scheme and language occurs: enough for pages of one form, whose parts the calendar's page has, too. */
const contraryLooks: Look[] = [
  [390, 'light', 'de'],
  [1280, 'dark', 'en'],
];
const scripts = '**/*.js';
const propertyTimezone = 'Europe/Berlin';
/** At any time, the day in one of them differs from that at the property. */
const farTimezones = ['Pacific/Honolulu', 'Pacific/Kiritimati'];

const openContext = (
  browser: Browser,
  deployment: Deployment,
  locale: Locale,
  options: Parameters<Browser['newContext']>[0],
) =>
  browser.newContext({
    baseURL: deployment.url,
    ...options,
    storageState: {
      cookies: [
        {
          name: 'hearthstay-language',
          value: locale,
          domain: new URL(deployment.url).hostname,
          path: '/',
          expires: -1,
          httpOnly: false,
          secure: false,
          sameSite: 'Lax',
        },
      ],
      origins: [{ origin: deployment.url, localStorage: [{ name: storage.language, value: locale }] }],
    },
  });

/** Keeps CSS from showing the notice about failed scripts 15 s after the first paint; the program still can. */
const withoutLateNotice = (page: Page) =>
  page.addInitScript(() => {
    const style = new CSSStyleSheet();
    style.replaceSync('#script-notice { animation-delay: 3600s }');
    document.adoptedStyleSheets = [style];
  });

/** Runs in the page. The list of fonts is empty until the style sheets are loaded; the page uses two. */
const fontsAreThere = (): boolean =>
  document.fonts.status === 'loaded' && [...document.fonts].filter(({ status }) => status === 'loaded').length >= 2;

/** The cumulative layout shift. */
const layoutShift = (): number => {
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: 'layout-shift', buffered: true });
  const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
  return shifts.reduce((sum, { value }) => sum + value, 0);
};

/** The page once it is painted completely, because a busy machine paints in steps. */
const settledScreenshot = async (page: Page): Promise<Buffer> => {
  const first = await page.screenshot();
  const second = await page.screenshot();
  return first.equals(second) ? second : settledScreenshot(page);
};

/** Opens a page, lets its program start, and expects that hydration causes no visible or readable change. */
const expectSilentHydration = async (page: Page, path: string): Promise<void> => {
  const said: string[] = [];
  page.on('console', (message) => ['warning', 'error'].includes(message.type()) && said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await withoutLateNotice(page);
  await page.route(scripts, async (route) => isReleased.then(() => route.continue()));
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  await page.waitForFunction(fontsAreThere);
  const before = await settledScreenshot(page);
  const markup = await page.locator('#root').innerHTML();
  // Fonts may have loaded after the first paint.
  const shiftBefore = await page.evaluate(layoutShift);
  release();
  await waitForStart(page);
  await page.waitForLoadState('networkidle');
  expect((await settledScreenshot(page)).equals(before), `${path} looks as before`).toBe(true);
  // The markup contains React's comments between texts, which hydration keeps.
  expect(await page.locator('#root').innerHTML()).toBe(markup);
  expect(said).toEqual([]);
  expect(await page.evaluate(layoutShift)).toBe(shiftBefore);
};

test(
  'pages are hydrated without console messages and without a visible change',
  { tag: '@desk' },
  async ({ browser, deployment }) => {
    await deployment.book({ ...guests.jonas, startDate: dateOfNextMonth(10), endDate: dateOfNextMonth(12) });
    const owner = await deployment.ownerApi();
    await owner.call('POST', '/admin/block-dates', { dates: [dateOfNextMonth(20)] });
    const nextMonth = dateOfNextMonth(1).slice(0, 7);
    const expectAll = async (paths: string[], inLooks = looks, timezoneId = propertyTimezone) => {
      for (const [width, colorScheme, locale] of inLooks) {
        const context = await openContext(browser, deployment, locale, {
          viewport: { width, height: 900 },
          colorScheme,
          timezoneId,
        });
        for (const path of paths) {
          await test.step(`${path} at ${width}, ${colorScheme}, ${locale}`, async () =>
            expectSilentHydration(await context.newPage(), path));
        }
        await context.close();
      }
    };
    await expectAll(['/']);
    await expectAll([`/?month=${nextMonth}`, '/my-requests', '/admin/login'], contraryLooks);
    for (const timezoneId of farTimezones) await expectAll(['/'], looks.slice(0, 1), timezoneId);
    await owner.call(
      'PUT',
      '/admin/settings/stay-rules',
      stayRulesSchema.parse({ sameDayTurnover: true, minNights: 3 }),
    );
    await owner.call(
      'PUT',
      '/admin/settings/prices',
      pricesSchema.parse({ enabled: true, pricePerNight: 120_00, showInCalendar: true }),
    );
    await expectAll([`/?month=${nextMonth}`], looks.slice(0, 1));
    await owner.call('PATCH', '/admin/settings', { appPassword: 'Anker' });
    await expectAll(['/'], contraryLooks);
  },
);

readingTest('pages without content are rendered without console messages', { tag: '@desk' }, async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  for (const path of ['/nowhere', '/status/unknown', '/admin']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === '/nowhere' ? 404 : 200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(errors).toEqual([]);
});

readingTest('without scripts', { tag: '@desk' }, async ({ browser, deployment, language, t }) => {
  const context = await openContext(browser, deployment, language, { javaScriptEnabled: false });
  const page = await context.newPage();

  await page.goto('/');
  await expect(page.getByRole('grid')).toBeVisible();
  // Chromium does not render `noscript` when Playwright disables scripts, but the markup contains it.
  expect(await page.content()).toContain(t('needsScripts'));
  const nextMonth = `?month=${dateOfNextMonth(1).slice(0, 7)}`;
  expect(await page.content()).toContain(`href="${nextMonth}"`);
  await page.goto(`/${nextMonth}`);
  await expect(page.locator(`[data-day="${dateOfNextMonth(10)}"]`)).toContainText('Jonas');
  await page.goto(`/?from=${dateOfNextMonth(15)}`);
  await expect(page.locator(`[data-day="${dateOfNextMonth(10)}"]`)).toContainText('Jonas');
  await context.close();
});

readingTest(
  'days of an address are shown in their month before and after the scripts have started',
  async ({ context, language }) => {
    const page = await context.newPage();
    const said: string[] = [];
    page.on('console', (message) => ['warning', 'error'].includes(message.type()) && said.push(message.text()));
    page.on('pageerror', (error) => said.push(String(error)));
    const program = await holdBack(page, '**/assets/*.js');
    const [from, to] = [dateOfNextMonth(5), dateOfNextMonth(7)];
    await page.goto(`/?from=${from}&to=${to}`, { waitUntil: 'commit' });
    const month = page.getByRole('grid', { name: formatMonth(monthOf(parseDay(from)), language) });
    await expect(month).toBeVisible();
    program.release();
    await expect(month.getByRole('gridcell', { selected: true })).toHaveCount(3);
    expect(said).toEqual([]);
  },
);

readingTest('a tap before the scripts have started takes effect afterwards', async ({ context, language, t }) => {
  const page = await context.newPage();
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(/assets\/.*\.js/, async (route) => isReleased.then(() => route.continue()));
  const earlyTaps = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/early-taps.js'));
  await page.goto('/', { waitUntil: 'commit' });
  await earlyTaps;
  const next = page.getByRole('button', { name: t('calendar.nextMonth') });
  await next.click();
  await next.click();
  release();
  await waitForStart(page);
  const inTwoMonths = monthOf(addDays(parseDay(dateOfNextMonth(28)), 7));
  await expect(page.getByRole('grid', { name: formatMonth(inTwoMonths, language) })).toBeVisible();
});

test.describe('what was typed before the scripts have started is sent', { tag: '@desk' }, () => {
  /** Opens a page, fills its field and presses its button before the program starts, then lets it start. */
  const sendEarly = async (page: Page, path: string, text: string) => {
    const program = await holdBack(page, '**/assets/*.js');
    const earlyTaps = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/early-taps.js'));
    await page.goto(path, { waitUntil: 'commit' });
    await earlyTaps;
    const main = page.getByRole('main');
    await main.getByRole('textbox').fill(text);
    await main.locator('[type="submit"]').click();
    program.release();
  };

  readingTest('the form of a link', async ({ context, t }) => {
    const page = await context.newPage();
    await sendEarly(page, '/my-requests', 'nobody@mail.example');
    await expect(page.getByText(t('my-requests:sent.text', { email: 'nobody@mail.example' }))).toBeVisible();
  });

  test('the password gate', async ({ context, deployment }) => {
    await (await deployment.ownerApi()).call('PATCH', '/admin/settings', { appPassword: 'Anker' });
    const page = await context.newPage();
    await sendEarly(page, '/', 'Anker');
    await expect(page.getByRole('grid')).toBeVisible();
  });
});

readingTest(
  'a tap on a page in another language takes effect as well',
  { tag: '@desk' },
  async ({ browser, deployment }) => {
    const context = await openContext(browser, deployment, 'en', {});
    await context.clearCookies();
    const page = await context.newPage();
    // With a cookie, the page would be loaded again in the stored language.
    await page.addInitScript(() => Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined }));
    const program = await holdBack(page, '**/assets/*.js');
    const earlyTaps = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/early-taps.js'));
    await page.goto('/', { waitUntil: 'commit' });
    await earlyTaps;
    await page.getByRole('button', { name: texts.de.t('calendar.nextMonth') }).click();
    program.release();
    const nextMonth = formatMonth(monthOf(parseDay(dateOfNextMonth(1))), 'en');
    await expect(page.getByRole('grid', { name: nextMonth })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await context.close();
  },
);

readingTest(
  'texts that cannot be loaded lead to the error page, whose button loads them again',
  { tag: '@desk' },
  async ({ page, t, language }) => {
    const texts = /assets\/(common|home|my-requests)-.*\.js$/;
    await page.route(texts, (route) => route.abort());
    const error = page.getByRole('heading', { name: t('crashed:title') });
    const reload = page.getByRole('button', { name: t('crashed:reload') });
    await page.goto('/my-requests');
    await expect(error).toBeFocused();
    await page.unroute(texts);
    await reload.click();
    await expect(page.getByRole('heading', { name: t('my-requests:title') })).toBeVisible();

    await page.route(texts, (route) => route.abort());
    await openWithoutServer(page, '/my-requests');
    await expect(error).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.unroute(texts);
    await reload.click();
    await expect(page.getByRole('heading', { name: t('my-requests:title') })).toBeVisible();
  },
);

readingTest(
  'failed scripts leave the page readable, with a notice',
  { tag: '@desk' },
  async ({ browser, deployment, language, t }) => {
    const context = await openContext(browser, deployment, language, {});
    const page = await context.newPage();
    await withoutLateNotice(page);
    await page.route(scripts, (route) => route.abort());
    await page.goto('/');
    const notice = page.getByText(t('scriptsFailed'));
    await expect(notice).toBeHidden();
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    await expect(notice).toBeVisible();
    await expect(page.getByRole('grid')).toBeVisible();
    await context.close();
  },
);

test(
  'a failed file of the password gate leaves it readable, with a notice',
  { tag: '@desk' },
  async ({ context, deployment, t }) => {
    await (await deployment.ownerApi()).call('PATCH', '/admin/settings', { appPassword: 'Anker' });
    const page = await context.newPage();
    await withoutLateNotice(page);
    await page.route(/assets\/password-gate-.*\.js$/, (route) => route.abort());
    await page.goto('/');
    await expect(page.getByText(t('scriptsFailed'))).toBeVisible();
    await expect(page.getByRole('button', { name: t('gate.submit') })).toBeVisible();
  },
);

readingTest(
  'the server renders the next page in the selected language',
  { tag: '@desk' },
  async ({ page, context, guest }) => {
    const day = dateOfNextMonth(20);
    await page.goto(`/?lang=de&month=${day.slice(0, 7)}`);
    await page.getByRole('button', { name: new RegExp(`^${texts.de.t('nav.language')}`) }).click();
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(page.url()).not.toContain('lang=');
    const cookies = await context.cookies();
    expect(cookies.map(({ name, value }) => `${name}=${value}`)).toContain('hearthstay-language=en');
    expect(await (await page.request.get('/')).text()).toContain('<html lang="en">');

    await guest.date(day).click();
    await page.waitForURL((url) => url.searchParams.get('from') === day);
    expect(page.url()).not.toContain('lang=');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  },
);

/** The language that a browser has stored in several places, and the one that it shows then. */
const kept: { cookie?: Locale; stored?: Locale; query?: string; shows: Locale }[] = [
  { shows: 'de' },
  { cookie: 'en', shows: 'en' },
  { stored: 'en', shows: 'en' },
  { cookie: 'en', stored: 'de', shows: 'en' },
  { cookie: 'de', stored: 'en', shows: 'de' },
  { cookie: 'de', stored: 'de', query: '?lang=en', shows: 'en' },
];

readingTest(
  'a page has one language from its first to its last moment',
  { tag: '@desk' },
  async ({ browser, deployment }) => {
    for (const { cookie, stored: inStorage, query = '', shows } of kept) {
      const nothing = { cookies: [], origins: [] };
      const context = await browser.newContext({ baseURL: deployment.url, storageState: nothing });
      if (cookie) await context.addCookies([{ name: 'hearthstay-language', value: cookie, url: deployment.url }]);
      const page = await context.newPage();
      if (inStorage) {
        await page.goto('/favicon.svg');
        await store(page, { [storage.language]: inStorage });
      }
      // Records the text of the month in every painted frame, also after a reload of the page.
      await page.addInitScript(() => {
        const look = () => {
          const heading = document.querySelector<HTMLElement>('#content h2');
          const text = `${document.documentElement.lang} ${heading?.textContent}`;
          if (heading?.checkVisibility()) sessionStorage.setItem(text, 'seen');
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      await page.goto(`/${query}`);
      await expect(page.locator('html')).toHaveAttribute('lang', shows);
      await expect(page.locator('#content h2').first()).toBeVisible();
      await waitForStart(page);
      await page.waitForLoadState('networkidle');
      const seen = await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes(' ')));
      const month = formatMonth(monthOf(parseDay(today())), shows);
      expect(seen, JSON.stringify({ cookie, inStorage, query })).toEqual([`${shows} ${month}`]);
      await context.close();
    }
  },
);
