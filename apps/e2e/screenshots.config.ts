import { defineConfig } from '@playwright/test';
import { chromium } from './src/product/chromium';
import type { HouseOptions } from './src/screenshots/fixtures';
import type { Locale } from './src/words/words';

const inLanguage = (language: Locale) => ({ name: language, use: { language } });

/** Makes pictures, not tests: `npm run screenshots`. One house for each language. */
export default defineConfig<object, HouseOptions>({
  testDir: 'src/screenshots',
  testMatch: '*.shots.ts',
  outputDir: '../../test-results/screenshots',
  reporter: 'list',
  timeout: 180_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  use: { launchOptions: chromium, trace: 'off' },
  projects: [inLanguage('de'), inLanguage('en')],
});
