import type { Page } from '@playwright/test';
import type { WebPage } from '../browser/web-page';
import { WebDriverPage } from '../webkit/web-driver-page';
import type { AnyElement } from './open-browser';

type Opened = WebPage<AnyElement>;
/** What finds elements in a page or in a frame. */
type Inside = Pick<Opened, 'locator' | 'getByRole'>;

/** Runs steps in the only frame of a page. */
export const inFrame = async (page: Opened, act: (frame: Inside) => Promise<void>): Promise<void> => {
  if (page instanceof WebDriverPage) await page.inFrame(() => act(page));
  else await act((page as unknown as Page).frameLocator('iframe'));
};

/** Runs steps that open another tab. @returns the tab */
export const tabOpenedBy = async (page: Opened, act: () => Promise<void>): Promise<Opened> => {
  if (page instanceof WebDriverPage) {
    await page.followToTab(act);
    return page;
  }
  const opened = (page as unknown as Page).context().waitForEvent('page');
  await act();
  return await opened;
};
