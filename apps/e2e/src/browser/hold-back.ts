import type { Page, Route } from '@playwright/test';

type Outcome = 'fail' | 'go on';

/** A call of the page that waits for us. */
export interface HeldCall {
  /** Lets it fail as without a network. */
  fail: () => void;
  /** Lets it through to the product. */
  letGo: () => void;
}

/** Keeps the page's calls to addresses that fit from being answered, until told how they end. */
export const holdBack = async (page: Page, address: string): Promise<HeldCall> => {
  let decide: (outcome: Outcome) => void = () => undefined;
  const outcome = new Promise<Outcome>((resolve) => (decide = resolve));
  await page.route(address, async (route: Route) => {
    if ((await outcome) === 'fail') await route.abort();
    else await route.continue();
  });
  return { fail: () => decide('fail'), letGo: () => decide('go on') };
};
