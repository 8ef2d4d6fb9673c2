import type { Page } from '@playwright/test';
import { MailboxPage } from './mail/mailbox-page';
import { Owner } from './people/owner';
import { texts } from './people/texts';
import { whenAnswered } from './people/when-answered';
import { expect, test } from './product/fixtures';
import { phone } from './product/screens';

const words = texts.de;
const tokenKey = 'hearthstay.admin-token';
const emailKey = 'hearthstay.admin-email';

const tokenIn = (page: Page) => page.evaluate((key) => localStorage.getItem(key), tokenKey);

const putToken = (page: Page, token: string) =>
  page.evaluate(
    ([tokenName = '', emailName = '', value = '']) => {
      localStorage.setItem(tokenName, value);
      localStorage.setItem(emailName, 'owner@example.com');
    },
    [tokenKey, emailKey, token],
  );

const expectSentHome = async (page: Page) => {
  await page.waitForURL('/');
  await expect(page.getByRole('grid')).toBeVisible();
  expect(
    await page.evaluate(([a = '', b = '']) => [localStorage.getItem(a), localStorage.getItem(b)], [tokenKey, emailKey]),
  ).toEqual([null, null]);
};

test.use({ ownerScreen: phone });

test('a token that is not good, or no longer, leads home and is forgotten', async ({ page, ownerPage }) => {
  const owner = new Owner(ownerPage, words, new MailboxPage(ownerPage));

  await test.step('a foreign one', async () => {
    await page.goto('/');
    await putToken(page, 'a-token-of-another-house');
    await page.goto('/admin');
    await expectSentHome(page);
  });

  await test.step('one whose session was ended', async () => {
    await owner.logIn();
    const token = (await tokenIn(ownerPage)) ?? '';
    expect(token).not.toBe('');
    const logOut = ownerPage.getByRole('button', { name: words.panel.logOut });
    await whenAnswered(ownerPage, 'POST', () => logOut.click());
    await expectSentHome(ownerPage);
    await putToken(page, token);
    await page.goto('/admin?tab=settings');
    await expectSentHome(page);
  });

  await test.step('without one, the panel asks to sign in', async () => {
    await page.goto('/admin');
    await page.waitForURL('/admin/login');
  });
});
