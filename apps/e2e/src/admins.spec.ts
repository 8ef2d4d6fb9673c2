import { expectAccessible } from './accessibility/expect-accessible';
import { press } from './browser/press';
import { storage, stored } from './browser/storage';
import { owners } from './deployment/people';
import { Owner } from './people/owner';
import { expect, readingTest, test } from './product/fixtures';

const [firstOwner, joachim] = owners;

test(
  'an admin who was added signs in by e-mail, removes themselves and is logged out',
  { tag: '@phone' },
  async ({ page, deployment, owner, mail, texts, t }) => {
    const card = owner.card(t('admin:admins.title'));
    const added = new Owner(page, texts, mail, joachim.email);

    await test.step('the owner adds an admin, once', async () => {
      const email = card.getByLabel(t('admin:addEmail.label'));
      const add = card.getByRole('button', { name: t('admin:addEmail.add'), exact: true });
      await owner.resume(await deployment.session(), 'settings');
      await press(add);
      await expect(email).toHaveAccessibleDescription(t('errors:EMAIL_REQUIRED'));
      await email.fill(added.email);
      await press(add);
      await expect(card.getByRole('listitem').filter({ hasText: added.email })).toContainText(firstOwner.email);
      await email.fill(added.email);
      await press(add);
      await expect(email).toHaveAccessibleDescription(t('errors:ALREADY_EXISTS'));
      await expect(card.getByRole('listitem')).toHaveCount(2);
      await expectAccessible(owner.page);
    });

    await test.step('the new admin signs in and leaves again', async () => {
      const dialog = page.getByRole('dialog', { name: t('admin:removeAdmin.title') });
      await added.logIn();
      await added.open('settings');
      await press(page.getByRole('button', { name: t('admin:admins.remove', { email: added.email }) }));
      await expect(dialog.getByText(t('admin:removeAdmin.self'))).toBeVisible();
      await expectAccessible(page);
      await press(dialog.getByRole('button', { name: t('admin:removeAdmin.confirm') }));
      await page.waitForURL('/');
      expect(await stored(page, storage.adminToken)).toBeNull();
    });

    await test.step('the panel is closed to them', async () => {
      await page.goto('/admin');
      await page.waitForURL('/admin/login');
      await owner.page.reload();
      await expect(card.getByRole('listitem')).toHaveCount(1);
    });
  },
);

readingTest(
  'the last admin cannot be removed, and the panel says why',
  { tag: ['@crossed', '@desk'] },
  async ({ deployment, owner, t }) => {
    const dialog = owner.page.getByRole('dialog');
    await owner.resume(await deployment.session(), 'settings');
    await press(owner.page.getByRole('button', { name: t('admin:admins.remove', { email: owner.email }) }));
    await expect(dialog.getByText(t('admin:removeAdmin.self'))).toBeVisible();
    await press(dialog.getByRole('button', { name: t('admin:removeAdmin.confirm') }));
    await expect(dialog.getByRole('alert')).toContainText(t('errors:LAST_ADMIN'));
    await expectAccessible(owner.page);
    await owner.page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await owner.page.reload();
    await expect(owner.card(t('admin:admins.title')).getByRole('listitem')).toHaveCount(1);
  },
);
