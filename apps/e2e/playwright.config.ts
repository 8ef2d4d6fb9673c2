import { defineConfig } from '@playwright/test';
import { desktop, phone } from './src/browser/screens';
import { headlessChromium } from './src/product/chromium';
import type { ProjectOptions } from './src/product/fixtures';

/**
 * What people see and do is tested on a desk and on a phone, in German and in English, but only the main way in all
 * four combinations: others are `@crossed` or not, half of them each, so that every feature meets every screen and
 * language. `@desk` or `@phone` is what makes sense on one kind of screen only, and what holds on any, such as a link's
 * expiry or a failure's message; with `@everywhere` it runs there in both languages.
 */
const straight = /@crossed/;
/** They open their browsers themselves, and share a house. */
const engines = '**/e2e/src/engines/*.spec.ts';
const crossed = /@crossed|@everywhere/;

export default defineConfig<ProjectOptions>({
  testDir: 'src',
  outputDir: '../../test-results/e2e',
  reporter: [['list'], ['json', { outputFile: '../../test-results/playwright.json' }]],
  // For a machine that has other things to do as well.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // Every test has a product of its own, with data of its own.
  fullyParallel: true,
  // More than there are processors, because a test also waits: for e-mails, and for what moves to come to rest.
  workers: '150%',
  forbidOnly: true,
  use: {
    launchOptions: headlessChromium,
    screenshot: 'only-on-failure',
    // What was done and what the page called; copies of the page at every step take a tenth of the time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
  projects: [
    { name: 'engines', testMatch: engines, use: { trace: 'off', screenshot: 'off' } },
    { name: 'desktop-de', testIgnore: engines, use: { ...desktop, language: 'de' }, grepInvert: [straight, /@phone/] },
    { name: 'phone-en', testIgnore: engines, use: { ...phone, language: 'en' }, grepInvert: [straight, /@desk/] },
    {
      name: 'desktop-en',
      testIgnore: engines,
      use: { ...desktop, language: 'en' },
      grep: crossed,
      grepInvert: /@phone/,
    },
    { name: 'phone-de', testIgnore: engines, use: { ...phone, language: 'de' }, grep: crossed, grepInvert: /@desk/ },
  ],
});
