import { expect, rememberSession, test } from './fixtures';

test('dashboard', async ({ page, t, signIn, shoot }) => {
  await signIn();
  await page.goto('/admin');
  const years = page.locator('summary');
  await expect(years.first()).toBeVisible();
  await shoot('dashboard');
  await years.last().click();
  await shoot('dashboard-statistics');
  await page.route('**/api/admin/guest-statistics', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(t('failure.title'));
  await shoot('dashboard-failed');
  await page.route('**/api/admin/**', () => undefined);
  await page.reload();
  await expect(page.getByRole('heading', { name: t('admin:statistics.title') })).toBeVisible();
  await shoot('dashboard-loading');
});

test('dashboard of a new house', async ({ page, emptyDeployment, t, shoot }) => {
  await rememberSession(page, await emptyDeployment.signIn());
  await page.goto(`${emptyDeployment.url}/admin`);
  await expect(page.getByText(t('admin:statistics.empty'))).toBeVisible();
  await shoot('dashboard-empty');
});
