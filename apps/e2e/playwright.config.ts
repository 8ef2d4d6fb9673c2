import { defineConfig, devices } from '@playwright/test';
import { chromium } from './src/product/chromium';

export default defineConfig({
  testDir: 'src',
  outputDir: '../../test-results/e2e',
  reporter: [['list'], ['json', { outputFile: '../../test-results/playwright.json' }]],
  // For a machine that has other things to do as well.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // Every test has a product of its own, with data of its own.
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  use: { ...devices['Desktop Chrome'], launchOptions: chromium, trace: 'retain-on-failure' },
});
