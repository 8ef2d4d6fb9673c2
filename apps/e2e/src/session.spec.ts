import type { Page } from '@playwright/test';
import { press } from './browser/press';
import { storage, store, stored } from './browser/storage';
import { expect, test } from './product/fixtures';

const putToken = (page: Page, token: string) =>
  store(page, { [storage.adminToken]: token, [storage.adminEmail]: 'petra@house.example' });

const expectSentHome = async (page: Page) => {
  await page.waitForURL('/');
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await stored(page, storage.adminToken)).toBeNull();
  expect(await stored(page, storage.adminEmail)).toBeNull();
};

test(
  'an invalid or expired token is removed and leads to the home page',
  { tag: '@phone' },
  async ({ page, deployment, owner, t }) => {
    const logOut = owner.page.getByRole('button', { name: t('admin:logout') });

    await test.step('an unknown token', async () => {
      await page.goto('/');
      await putToken(page, 'a-token-of-another-house');
      await page.goto('/admin');
      await expectSentHome(page);
    });

    await test.step('the token of an ended session', async () => {
      const session = await deployment.signIn();
      await owner.resume(session, 'dashboard');
      const ended = owner.page.waitForResponse('**/api/admin/logout');
      await press(logOut);
      expect((await ended).ok()).toBe(true);
      await expectSentHome(owner.page);
      await putToken(page, session.token);
      await page.goto('/admin?tab=settings');
      await expectSentHome(page);
    });

    await test.step('the token of a session without the right', async () => {
      await page.route('**/api/admin/blocked-dates', (route) => route.fulfill({ status: 403, json: {} }));
      await putToken(page, (await deployment.signIn()).token);
      await page.goto('/admin?tab=availability');
      await expectSentHome(page);
    });

    await test.step('logging out does not need a response', async () => {
      await owner.resume(await deployment.signIn(), 'dashboard');
      await owner.page.route('**/api/admin/logout', (route) => route.abort());
      await press(logOut);
      await expectSentHome(owner.page);
    });

    await test.step('without a token, the panel asks to sign in', async () => {
      await page.goto('/admin');
      await page.waitForURL('/admin/login');
    });
  },
);
