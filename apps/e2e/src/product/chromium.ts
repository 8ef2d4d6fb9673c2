import { existsSync } from 'node:fs';

// What it would do in the background on its own is switched off.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Debian's Chromium: nothing is downloaded. */
export const chromium = { executablePath: '/usr/bin/chromium', args };

const shell = '/usr/bin/chromium-headless-shell';

/**
 * Debian's Chromium without the browser around the page, which takes a third of the processor time of a test; the whole
 * browser where that is not installed.
 */
export const headlessChromium = existsSync(shell) ? { executablePath: shell, args } : chromium;
