import { expect, rememberSession, test } from './fixtures';

test('availability', async ({ page, t, signIn, shoot }) => {
  const first = page.getByLabel(t('admin:availability.firstDay'));
  const last = page.getByLabel(t('admin:availability.lastDay'));
  const block = page.locator('form button[type=submit]');
  await signIn();
  await page.goto('/admin?tab=availability');
  await expect(page.getByRole('button', { name: t('admin:blockedDays.unblock') }).first()).toBeVisible();
  await shoot('availability');
  await block.click();
  await shoot('availability-required');
  await first.fill('2026-12-02');
  await last.fill('2026-12-05');
  await shoot('availability-filled');
  await block.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await shoot('availability-booked');
  await page.route('**/api/admin/block-dates', (route) => route.abort());
  await block.click();
  await expect(page.getByRole('alert')).toContainText(t('admin:availability.blockFailed'));
  await shoot('availability-block-failed');
  await page.route('**/api/admin/blocked-dates', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(t('failure.title'));
  await shoot('availability-failed');
  await page.route('**/api/admin/blocked-dates', () => undefined);
  await page.reload();
  await expect(page.getByRole('status').first()).toBeAttached();
  await shoot('availability-loading');
});

test('availability, nothing blocked', async ({ page, emptyDeployment, t, shoot }) => {
  await rememberSession(page, await emptyDeployment.signIn());
  await page.goto(`${emptyDeployment.url}/admin?tab=availability`);
  await expect(page.getByText(t('admin:blockedDays.empty'))).toBeVisible();
  await shoot('availability-empty');
});
