import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '@hearthstay/contracts';
import type { Page } from '@playwright/test';

const built = (path: string) => resolve('dist/apps/web', path);

/** Opens pages while the services do not respond, so that they contain only the program. */
export const openWithoutServer = async (page: Page, path: string): Promise<void> => {
  const { renderWithoutContent } = (await import(pathToFileURL(built('server/pages.js')).href)) as PageRenderer;
  const { body } = await renderWithoutContent('/', 'de');
  const html = readFileSync(built('client/index.html'), 'utf8').replace('<div id="root"></div>', body);
  await page.route(`**${path}`, (route) => route.fulfill({ body: html, contentType: 'text/html' }));
  await page.goto(path);
};
