import { defineConfig } from '@playwright/test';
import { desktop, phone } from './src/browser/screens';
import { shortLivedChromium } from './src/product/chromium';
import type { ProjectOptions } from './src/product/fixtures';

/**
 * Tests run on a desktop in German and on a phone in English. `@crossed` swaps the languages, so that neither screen is
 * tested in one language only. Only the main path runs in all four combinations.
 *
 * `@desk` and `@phone` mark tests that need one kind of screen: those that are independent of the screen, such as those
 * of expired links or error messages, and stories whose pages other tests open on the other one. With `@everywhere`,
 * a test runs in both languages.
 */
const straight = /@crossed/;
/** These tests open their browsers themselves, and share a house. */
const engines = '**/e2e/src/engines/*.spec.ts';
const crossed = /@crossed|@everywhere/;

export default defineConfig<object, ProjectOptions>({
  testDir: 'src',
  outputDir: '../../test-results/e2e',
  reporter: [['list'], ['json', { outputFile: '../../test-results/playwright.json' }]],
  // Generous for a busy machine.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // Tests start a product with their own data, or leave the shared one as it is.
  fullyParallel: true,
  // More than there are processors, because tests also wait: for e-mails, and for animations to end.
  workers: '150%',
  forbidOnly: true,
  use: {
    launchOptions: shortLivedChromium,
    screenshot: 'only-on-failure',
    // Actions and network calls; snapshots of the page at every step take a tenth of the time.
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
