import type { Locator, Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

const middleOf = async (target: Locator): Promise<Point> => {
  const box = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

interface DragOptions {
  /** Whether it is dragged by finger instead of by mouse. */
  hasTouch: boolean;
  /** Runs before the element is released. */
  hold?: () => Promise<void>;
}

/** Drags from the middle of one element to that of another, in steps as by hand. */
export const drag = async (page: Page, from: Locator, to: Locator, { hasTouch, hold }: DragOptions): Promise<void> => {
  const [start, end] = [await middleOf(from), await middleOf(to)];
  if (!hasTouch) {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 4 });
    await hold?.();
    return page.mouse.up();
  }
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [start]);
  await touch('touchMove', [{ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }]);
  await touch('touchMove', [end]);
  await hold?.();
  await touch('touchEnd', []);
};
