import { expectAccessible } from './accessibility/expect-accessible';
import { MailboxPage } from './mail/mailbox-page';
import { Owner, ownerEmail } from './people/owner';
import { texts } from './people/texts';
import { expect, test } from './product/fixtures';
import { phone } from './product/screens';

const words = texts.en;

test.use({ settings: { DEFAULT_LOCALE: words.locale }, ...phone });

test('an admin who was added signs in by e-mail, removes themselves and is logged out', async ({ page, ownerPage }) => {
  const owner = new Owner(ownerPage, words, new MailboxPage(ownerPage));
  const added = new Owner(page, words, new MailboxPage(page), 'joachim@house.example');

  await test.step('the owner adds an admin', async () => {
    const card = owner.card(words.admins.title);
    await owner.logIn();
    await owner.open('settings');
    await card.getByLabel(words.addEmail.email).fill(added.email);
    await card.getByRole('button', { name: words.addEmail.add }).click();
    await expect(card.getByRole('listitem').filter({ hasText: added.email })).toContainText(ownerEmail);
  });

  await test.step('the new admin signs in and leaves again', async () => {
    const dialog = page.getByRole('dialog', { name: words.admins.dialog });
    await added.logIn();
    await added.open('settings');
    await expectAccessible(page);
    await page.getByRole('button', { name: words.admins.remove(added.email) }).click();
    await expect(dialog.getByText(words.admins.self)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: words.admins.confirm }).click();
    await page.waitForURL('/');
  });

  await test.step('the panel is closed to them', async () => {
    await page.goto('/admin');
    await page.waitForURL('/admin/login');
    await ownerPage.reload();
    await expect(owner.card(words.admins.title).getByRole('listitem')).toHaveCount(1);
  });
});
