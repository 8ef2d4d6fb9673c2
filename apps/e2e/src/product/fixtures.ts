import { test as base, expect, type Page } from '@playwright/test';
import { Product } from '@hearthstay/testing/product';
import { desktop, type Screen } from './screens';

interface Fixtures {
  /** Settings that the test's product is started with. */
  settings: Record<string, string>;
  product: Product;
  /** What the owner sits at; guests sit at what the test's own options say. */
  ownerScreen: Screen;
  /** A page in a browser of the owner's own. */
  ownerPage: Page;
}

/** Playwright's test with a product of its own, which must end in good order when the test has passed. */
export const test = base.extend<Fixtures>({
  settings: [{}, { option: true }],
  product: async ({ settings }, use, testInfo) => {
    const product = await Product.start(settings);
    await use(product);
    const exitCode = await product.stop();
    await product.remove();
    if (testInfo.status === 'passed') expect(exitCode, 'exit code after SIGTERM').toBe(0);
  },
  baseURL: async ({ product }, use) => use(product.url),
  ownerScreen: [desktop, { option: true }],
  ownerPage: async ({ browser, baseURL, ownerScreen }, use) => {
    const context = await browser.newContext({ baseURL, ...ownerScreen });
    await use(await context.newPage());
    await context.close();
  },
});

export { expect };
