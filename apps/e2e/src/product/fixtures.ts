import { test as base, expect } from '@playwright/test';
import { Product } from '@hearthstay/testing/product';

interface Fixtures {
  /** Settings that the test's product is started with. */
  settings: Record<string, string>;
  product: Product;
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
});

export { expect };
