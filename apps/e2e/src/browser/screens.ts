/** A screen on which the product is tested, as Playwright's options for a browser. */
export interface Screen {
  viewport: { width: number; height: number };
  isMobile: boolean;
  hasTouch: boolean;
}

export const desktop: Screen = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false };
export const phone: Screen = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
