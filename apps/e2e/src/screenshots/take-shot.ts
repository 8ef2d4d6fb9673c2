import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Locale } from '../texts/texts';

/** Width and height of a phone, a tablet and a desk in CSS pixels. */
const sizes = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];
const schemes = ['light', 'dark'] as const;
const folder = 'screenshots';

export interface ShotOptions {
  /** What one window shows, as for dialogs and menus, instead of the whole page. */
  isWindow?: boolean;
  /** Does again what a change of size undoes, such as pointing at something. */
  pose?: () => Promise<void>;
}

/** Asked at every frame: components that ask for the width render once more after a change of size. */
const isSettled = () => {
  const page = globalThis as { heightBefore?: number };
  const height = document.documentElement.scrollHeight;
  const hasMoved = height !== page.heightBefore;
  page.heightBefore = height;
  return (
    !hasMoved &&
    document.fonts.status === 'loaded' &&
    // What has no size yet is none of the page's pictures: icons, or an image that is not to be shown here.
    [...document.images].every((image) => image.complete || image.loading === 'lazy') &&
    // Placeholders of what is loading appear late.
    document.querySelector('[data-early]') === null
  );
};

const settle = (page: Page) => page.waitForFunction(isSettled);

const contentHeight = () => document.documentElement.scrollHeight;

/** Takes the page at every size and in both schemes: `home.de.dark.360.png`. */
export const takeShot = async (page: Page, locale: Locale, name: string, options: ShotOptions = {}): Promise<void> => {
  for (const { width, height } of sizes) {
    for (const colorScheme of schemes) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // A window as high as the page rather than a stitched picture, in which fixed parts would lie across the middle.
      if (!options.isWindow) {
        await settle(page);
        await page.setViewportSize({ width, height: Math.max(height, await page.evaluate(contentHeight)) });
      }
      await options.pose?.();
      await settle(page);
      await page.screenshot({ path: join(folder, `${name}.${locale}.${colorScheme}.${width}.png`), animations: 'disabled' });
    }
  }
};
