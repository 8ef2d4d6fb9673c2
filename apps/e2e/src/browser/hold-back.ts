import type { Page, Route } from '@playwright/test';

type Outcome = 'fail' | 'go on';

/** A call of the page that the test delays. */
export interface HeldCall {
  /** Fails the call as without a network. */
  fail: () => void;
  /** Forwards the call to the product. */
  release: () => void;
}

/** Delays the page's calls to matching addresses until the test fails or continues them. */
export const holdBack = async (page: Page, address: string): Promise<HeldCall> => {
  let decide: (outcome: Outcome) => void = () => undefined;
  const outcome = new Promise<Outcome>((resolve) => (decide = resolve));
  await page.route(address, async (route: Route) => {
    if ((await outcome) === 'fail') await route.abort();
    else await route.continue();
  });
  return { fail: () => decide('fail'), release: () => decide('go on') };
};
