import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { defaultLocale } from '@hearthstay/locales';
import type { Page } from '@playwright/test';

const built = (path: string) => resolve('dist/apps/web', path);

/**
 * The program's page without content. It is rendered in a process of its own, because Playwright compiles every module
 * that its process imports, which takes it seconds for the built server.
 */
const renderWithoutContent = async (): Promise<string> => {
  const script = `
    const { renderWithoutContent } = await import('${pathToFileURL(built('server/pages.js')).href}');
    process.stdout.write((await renderWithoutContent('/', '${defaultLocale}')).body);
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  return stdout;
};

/** Opens pages while the services do not respond, so that they contain only the program. */
export const openWithoutServer = async (page: Page, path: string): Promise<void> => {
  const body = await renderWithoutContent();
  const html = readFileSync(built('client/index.html'), 'utf8')
    .replace('<html', `<html lang="${defaultLocale}"`)
    .replace('<div id="root"></div>', body);
  await page.route(`**${path}`, (route) => route.fulfill({ body: html, contentType: 'text/html' }));
  await page.goto(path);
};
