import type { Locator, Page } from '@playwright/test';
import { holdBack } from '../browser/hold-back';
import { guests } from '../deployment/people';
import { expect, rememberSession, test } from './fixtures';

const filters = ['all', 'active', 'pending', 'approved', 'declined', 'cancelled', 'past'] as const;

const openBookings = async (page: Page, url: string) => {
  // Wide enough for the table; the pictures set their own sizes.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${url}/admin?tab=bookings`);
};

/** A guest's request: a row of the table, or a card. */
const requestOf = (page: Page, email: string): Locator =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: email }).first();

test('bookings', async ({ page, deployment, t, signIn, shoot }) => {
  const filter = page.getByLabel(t('admin:bookings.show'));
  await signIn();
  await openBookings(page, deployment.url);
  await expect(page.getByRole('table')).toBeVisible();
  for (const option of filters) {
    await filter.selectOption(option);
    await shoot(`bookings-${option}`);
  }
});

test('bookings, why Approve is disabled', async ({ page, deployment, t, signIn, shoot }) => {
  await signIn();
  await openBookings(page, deployment.url);
  const approve = requestOf(page, guests.maximilian.email).getByRole('button', { name: t('admin:bookings.approve') });
  await shoot('bookings-approve-disabled', { pose: () => approve.hover() });
});

test('bookings, cancel dialog', async ({ page, deployment, t, signIn, shoot }) => {
  await signIn();
  await openBookings(page, deployment.url);
  const dialog = page.getByRole('dialog');
  const confirm = page.getByRole('button', { name: t('admin:cancelDialog.confirm') });
  await requestOf(page, guests.friederike.email).getByRole('button', { name: t('admin:bookings.cancel') }).first().click();
  await expect(dialog).toBeVisible();
  await shoot('cancel-dialog', { isWindow: true });
  await dialog.getByLabel(t('admin:cancelDialog.reason')).fill('Die Heizung ist ausgefallen. Es tut uns sehr leid!');
  const cancelling = await holdBack(page, '**/cancel');
  await confirm.click();
  await expect(page.getByRole('button', { name: t('admin:cancelDialog.busy') })).toBeVisible();
  await shoot('cancel-dialog-busy', { isWindow: true });
  cancelling.fail();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await shoot('cancel-dialog-failed', { isWindow: true });
});

test('bookings, after a decision', async ({ page, emptyDeployment, t, shoot }) => {
  const { name, email } = guests.anna;
  const days = { startDate: '2026-12-08', endDate: '2026-12-11' };
  await emptyDeployment.ask({ name, email, ...days });
  await rememberSession(page, await emptyDeployment.signIn());
  await openBookings(page, emptyDeployment.url);
  const approve = page.getByRole('button', { name: t('admin:bookings.approve') });
  await page.route('**/api/admin/requests/*', (route) => route.abort());
  await approve.click();
  await expect(page.getByText(t('admin:bookings.failed'))).toBeVisible();
  await shoot('bookings-decision-failed', { isWindow: true });
  await page.unroute('**/api/admin/requests/*');
  await approve.click();
  await expect(page.getByText(t('admin:bookings.done.approved', { name }))).toBeVisible();
  await shoot('bookings-decided', { isWindow: true });
});

test('bookings, none', async ({ page, emptyDeployment, t, shoot }) => {
  await rememberSession(page, await emptyDeployment.signIn());
  await openBookings(page, emptyDeployment.url);
  for (const option of filters) {
    await page.getByLabel(t('admin:bookings.show')).selectOption(option);
    await expect(page.getByText(t(`admin:bookings.empty.${option}`), { exact: true })).toBeVisible();
    await shoot(`bookings-${option}-empty`);
  }
});

test('bookings, loading and failed', async ({ page, deployment, t, signIn, shoot }) => {
  await signIn();
  await page.route('**/api/admin/requests', (route) => route.abort());
  await openBookings(page, deployment.url);
  await expect(page.getByRole('alert')).toContainText(t('failure.title'));
  await shoot('bookings-failed');
  await page.route('**/api/admin/requests', () => undefined);
  await page.reload();
  await expect(page.getByRole('status').first()).toBeAttached();
  await shoot('bookings-loading');
});
