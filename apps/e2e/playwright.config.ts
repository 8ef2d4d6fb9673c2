import { defineConfig, devices } from '@playwright/test';

/** Debian's Chromium: nothing is downloaded. What it would do in the background on its own is switched off. */
const chromium = {
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

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
