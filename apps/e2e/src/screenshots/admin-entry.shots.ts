import { morningOf } from '../deployment/deployment';
import { owners } from '../deployment/people';
import { today } from '../deployment/seed-data';
import { expect, test } from './fixtures';

const [firstOwner] = owners;
const now = morningOf(today);

test('admin login', async ({ page, emptyDeployment, t, shoot }) => {
  const submit = page.getByRole('button', { name: t('admin-login:submit') });
  await page.goto(`${emptyDeployment.url}/admin/login`);
  await expect(submit).toBeVisible();
  await shoot('admin-login');
  await page.getByLabel(t('email.label')).fill('petra');
  await submit.click();
  await shoot('admin-login-invalid');
  await page.route('**/request-access', (route) => route.abort());
  await page.getByLabel(t('email.label')).fill(firstOwner.email);
  await submit.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await shoot('admin-login-failed');
  await page.unroute('**/request-access');
  await submit.click();
  await expect(page.getByRole('heading', { name: t('admin-login:sent.title') })).toBeVisible();
  await shoot('admin-login-sent');
});

test('admin access', async ({ page, emptyDeployment, t, shoot }) => {
  const token = await emptyDeployment.mail.tokenAfter(
    () => emptyDeployment.api.call('POST', '/admin/request-access', { email: firstOwner.email }),
    firstOwner.email,
    '/admin/access/',
  );
  await page.goto(`${emptyDeployment.url}/admin/access/never-sent`);
  await expect(page.getByRole('heading', { name: t('admin-access:denied.title') })).toBeVisible();
  await shoot('admin-access-denied');
  await page.route('**/api/admin/verify/*', () => undefined);
  await page.reload();
  await expect(page.getByRole('heading', { name: t('admin-access:verifying.title') })).toBeVisible();
  await shoot('admin-access-verifying');
  await page.unroute('**/api/admin/verify/*');
  // The page redirects to the panel too fast for a picture, so the clock is stopped.
  await page.clock.install({ time: now });
  await page.clock.pauseAt(new Date(now.getTime() + 1_000));
  await page.goto(`${emptyDeployment.url}/admin/access/${token}`);
  await expect(page.getByRole('heading', { name: t('admin-access:granted.title') })).toBeVisible();
  await shoot('admin-access-granted');
});
