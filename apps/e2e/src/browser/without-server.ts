import type { Page } from '@playwright/test';

/** Opens pages as they come while the services do not answer: with nothing in them but the program. */
export const openWithoutServer = async (page: Page, path: string): Promise<void> => {
  await page.route(`**${path}`, (route) =>
    route.fulfill({ path: 'dist/apps/web/client/index.html', contentType: 'text/html' }),
  );
  await page.goto(path);
};
