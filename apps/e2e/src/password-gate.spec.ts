import { expectAccessible } from './accessibility/expect-accessible';
import { press } from './browser/press';
import { storage, stored } from './browser/storage';
import { expect, test } from './product/fixtures';

const password = 'Möwe & "Anker" 7';

test(
  'guests need the password of the site while one is set',
  { tag: '@phone' },
  async ({ page, deployment, guest, owner, t }) => {
    const newPassword = owner.settingsForm.getByLabel(t('admin:password.label'));
    const removePassword = owner.settingsForm.getByRole('button', { name: t('admin:password.remove') });
    const field = page.getByLabel(t('password.label'), { exact: true });
    const gate = page.getByRole('button', { name: t('gate.submit') });
    const calendar = page.getByRole('grid');
    const save = () => owner.saveIn(owner.settingsForm);
    const tryPassword = async (attempt: string) => {
      await field.fill(attempt);
      await press(gate);
    };

    await test.step('the owner sets a password, which is not shown', async () => {
      await owner.resume(await deployment.session(), 'settings');
      await expect(newPassword).toHaveAttribute('type', 'password');
      await newPassword.fill(password);
      await save();
      await expect(removePassword).toBeVisible();
      await expect(newPassword).toHaveValue('');
      await expectAccessible(owner.page);
    });

    await test.step('the page is closed', async () => {
      await page.goto('/');
      await expect(gate).toBeVisible();
      await expect(calendar).toBeHidden();
      await expect(page.getByRole('link', { name: t('nav.myRequests') })).toHaveCount(0);
      await expectAccessible(page);
      await page.goto('/my-requests');
      await expect(gate).toBeVisible();
    });

    await test.step('blanks are not sent', async () => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await tryPassword('   ');
      await tryPassword('falsch');
      await expect(page.getByText(t('gate.incorrect'))).toBeVisible();
      expect(asked.filter((path) => path.endsWith('/check-password'))).toHaveLength(1);
      await expect(field).toBeFocused();
      await expectAccessible(page);
    });

    await test.step('without a readable response, the password counts as unchecked', async () => {
      await page.route('**/check-password', (route) => route.abort());
      await press(gate);
      await expect(page.getByText(t('gate.failed'))).toBeVisible();
      await expectAccessible(page);
      await page.unroute('**/check-password');
      await press(gate);
      await expect(page.getByText(t('gate.incorrect'))).toBeVisible();
      await page.route('**/check-password', (route) => route.fulfill({ body: '<h1>Wartung</h1>' }));
      await press(gate);
      await expect(page.getByText(t('gate.failed'))).toBeVisible();
      await page.unroute('**/check-password');
    });

    await test.step('the correct password opens the page permanently', async () => {
      await page.goto('/');
      await tryPassword(password);
      await expect(calendar).toBeVisible();
      await page.reload();
      await expect(calendar).toBeVisible();
      await guest.ask({ from: 10, to: 12 });
    });

    await test.step('a new password shows the gate again, also in the middle of a request', async () => {
      await guest.choose({ from: 20, to: 21 });
      await guest.fillIn();
      await newPassword.fill('ein neues');
      await save();
      await press(guest.submit);
      await expect(gate).toBeVisible();
      expect(await stored(page, storage.authorized)).toBeNull();
      await tryPassword(password);
      await expect(page.getByText(t('gate.incorrect'))).toBeVisible();
    });

    await test.step('the owner removes it, and the page is open to all', async () => {
      await press(removePassword);
      await save();
      await page.goto('/');
      await expect(calendar).toBeVisible();
      await expect(gate).toBeHidden();
    });
  },
);
