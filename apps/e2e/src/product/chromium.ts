import { existsSync } from 'node:fs';

// Switches off background activities of Chromium.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromium of Debian, so that nothing is downloaded. */
export const chromium = { executablePath: '/usr/bin/chromium', args };

const shell = '/usr/bin/chromium-headless-shell';

/**
 * Debian's headless shell of Chromium, which takes a third of the processor time of a test; the whole browser if that
 * is not installed.
 */
export const headlessChromium = existsSync(shell) ? { executablePath: shell, args } : chromium;

/**
 * The same for tests, whose pages live for seconds: code is not optimized, which takes longer than it saves.
 */
export const shortLivedChromium = {
  ...headlessChromium,
  args: [...headlessChromium.args, '--js-flags=--no-opt --no-maglev'],
};
