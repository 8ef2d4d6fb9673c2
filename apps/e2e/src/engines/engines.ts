import { chromium, expect, firefox, type Browser, type Page, type Request } from '@playwright/test';
import { startedPage } from '../browser/start';
import { chromium as debiansChromium } from '../product/chromium';
import { openWebKit } from '../webkit/open-webkit';
import type { Look, OpenBrowser } from './open-browser';

const actionTimeoutMs = 60_000;

/** Waits until no call is in progress before a navigation, because Firefox fails the calls of a page that is left. */
const leftAfterResponse = (page: Page): Page => {
  const underWay = new Set<Request>();
  page.on('request', (request) => request.url().includes('/api/') && underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  const goto = page.goto.bind(page);
  page.goto = async (...address) => {
    await expect.poll(() => underWay.size).toBe(0);
    return goto(...address);
  };
  return page;
};

/**
 * Collects the errors that a page logs. A navigation fails calls that began just before it, so errors between the
 * command and the next page are ignored.
 */
const collectComplaints = (page: Page): string[] => {
  const complaints: string[] = [];
  let isLeaving = false;
  const complain = (text: string) => {
    if (!isLeaving) complaints.push(text);
  };
  page.on('console', (message) => message.type() === 'error' && complain(message.text()));
  page.on('pageerror', ({ message }) => complain(message));
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) isLeaving = false;
  });
  const goto = page.goto.bind(page);
  page.goto = async (...address) => {
    isLeaving = true;
    return goto(...address);
  };
  return complaints;
};

const openPage = async (browser: Browser, baseURL: string, look: Partial<Look>): Promise<OpenBrowser> => {
  const page = await browser.newPage({ baseURL, ...look });
  page.setDefaultTimeout(actionTimeoutMs);
  const complaints = collectComplaints(page);
  return { page: startedPage(leftAfterResponse(page)), complaints, close: () => browser.close() };
};

/** Opens a browser of the engine. All browsers are packages of Debian, so nothing is downloaded. */
export const engines = {
  chromium: async (baseUrl: string, look: Look) => openPage(await chromium.launch(debiansChromium), baseUrl, look),
  firefox: async (baseUrl: string, { viewport, colorScheme }: Look) => {
    const browser = await firefox.launch({
      // Controls the unpatched Firefox over WebDriver BiDi; otherwise Playwright requires its own build.
      channel: 'moz-firefox',
      executablePath: '/usr/bin/firefox-esr',
      // BiDi in this version of Firefox has no command for the colour scheme.
      firefoxUserPrefs: { 'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1 },
    });
    return openPage(browser, baseUrl, { viewport });
  },
  webkit: openWebKit,
};

export type Engine = keyof typeof engines;
