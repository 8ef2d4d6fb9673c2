import { defineConfig } from '@playwright/test';
import { chromium } from './src/product/chromium';
import type { DeploymentOptions } from './src/screenshots/fixtures';
import type { Locale } from './src/texts/texts';

const inLanguage = (language: Locale) => ({ name: language, use: { language } });

/** Takes screenshots (`npm run screenshots`), with one deployment for each language. */
export default defineConfig<object, DeploymentOptions>({
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
