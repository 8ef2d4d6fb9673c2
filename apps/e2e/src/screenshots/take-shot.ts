import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Locale } from '../texts/texts';

/** Width and height of a phone, a tablet and a desktop in CSS pixels. */
const sizes = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];
const schemes = ['light', 'dark'] as const;
const folder = 'screenshots';

export interface ShotOptions {
  /** Whether the picture shows one window, for dialogs and menus, instead of the whole page. */
  isWindow?: boolean;
  /** Restores a state that a change of size undoes, such as hovering. */
  pose?: () => Promise<void>;
}

/** Runs in every frame: components that depend on the width render again after a change of size. */
const isSettled = () => {
  const page = globalThis as { heightBefore?: number };
  const height = document.documentElement.scrollHeight;
  const hasMoved = height !== page.heightBefore;
  page.heightBefore = height;
  return (
    !hasMoved &&
    document.fonts.status === 'loaded' &&
    // Images without a size are ignored: icons, or an image that is not shown here.
    [...document.images].every((image) => image.complete || image.loading === 'lazy') &&
    // Placeholders of loading content appear with a delay.
    document.querySelector('[data-early]') === null
  );
};

const settle = (page: Page) => page.waitForFunction(isSettled);

const contentHeight = () => document.documentElement.scrollHeight;

/** Takes pictures of the page in every size and both schemes: `home.de.dark.360.png`. */
export const takeShot = async (page: Page, locale: Locale, name: string, options: ShotOptions = {}): Promise<void> => {
  for (const { width, height } of sizes) {
    for (const colorScheme of schemes) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // A window as high as the page instead of a stitched picture, in which fixed elements would be in the middle.
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
