import { linkIn } from '@hearthstay/testing/smtp';
import { holdBack } from '../browser/hold-back';
import { guests } from '../deployment/people';
import { expect, test } from './fixtures';

const password = 'Seerose';

test('password gate', async ({ page, emptyDeployment, t, shoot }) => {
  const owner = await emptyDeployment.ownerApi();
  await owner.call('PATCH', '/admin/settings', { propertyName: 'Haus am See', appPassword: password });
  const field = page.getByLabel(t('password.label'), { exact: true });
  const submit = page.getByRole('button', { name: t('gate.submit') });
  await page.goto(emptyDeployment.url);
  await expect(submit).toBeVisible();
  await shoot('gate');
  await field.fill('Sonnenblume');
  await submit.click();
  await expect(page.getByText(t('gate.incorrect'))).toBeVisible();
  await page.getByRole('button', { name: t('password.show') }).click();
  await shoot('gate-incorrect');
  const checking = await holdBack(page, '**/check-password');
  await submit.click();
  await expect(page.getByRole('button', { name: t('gate.checking') })).toBeVisible();
  await shoot('gate-checking');
  checking.fail();
  await expect(page.getByText(t('gate.failed'))).toBeVisible();
  await shoot('gate-failed');
});

test('confirmation', async ({ page, emptyDeployment, t, shoot }) => {
  const { email, name } = guests.anna;
  const days = { startDate: '2026-12-08', endDate: '2026-12-11' };
  const { id, token } = await emptyDeployment.ask({ name, email, ...days });
  await page.goto(`${emptyDeployment.url}/confirm/${token}`);
  await expect(page.getByRole('heading', { name: t('confirm:requested.title') })).toBeVisible();
  await shoot('confirm-request');
  const owner = await emptyDeployment.ownerApi();
  const bookingToken = await emptyDeployment.mail.tokenAfter(
    () => owner.call('PATCH', `/admin/requests/${id}`, { status: 'approved' }),
    email,
    '/confirm/',
  );
  await page.goto(`${emptyDeployment.url}/confirm/${bookingToken}`);
  await expect(page.getByRole('heading', { name: t('confirm:booked.title') })).toBeVisible();
  await shoot('confirm-booking');
  await page.goto(`${emptyDeployment.url}/confirm/never-sent`);
  await expect(page.getByRole('heading', { name: t('confirm:failed.title') })).toBeVisible();
  await shoot('confirm-failed');
  await page.route('**/api/bookings/confirm/*', () => undefined);
  await page.reload();
  await expect(page.getByRole('heading', { name: t('confirm:confirming.title') })).toBeVisible();
  await shoot('confirm-waiting');
});

test('status', async ({ page, deployment, t, shoot }) => {
  const { email } = guests.marta;
  const newest = deployment.mail.letters().findLast(({ envelope, text }) => envelope.to.includes(email) && text.includes('/status/'));
  if (!newest) throw new Error('Marta has no link to her requests');
  await page.goto(linkIn(newest, '/status/'));
  await expect(page.getByText(email)).toBeVisible();
  await shoot('status');
  await page.goto('/status/never-sent');
  await expect(page.getByRole('alert')).toBeVisible();
  await shoot('status-bad-link');
  await page.route('**/api/bookings/status*', (route) => route.fulfill({ json: [] }));
  await page.reload();
  await expect(page.getByText(t('status:empty.title'))).toBeVisible();
  await shoot('status-empty');
  await page.unroute('**/api/bookings/status*');
  await page.route('**/api/bookings/status*', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toBeVisible();
  await shoot('status-failed');
  await page.unroute('**/api/bookings/status*');
  await page.route('**/api/bookings/status*', () => undefined);
  await page.reload();
  await expect(page.getByRole('status')).toBeAttached();
  await shoot('status-loading');
});

test('my requests', async ({ page, emptyDeployment, t, shoot }) => {
  const submit = page.getByRole('button', { name: t('my-requests:submit') });
  await page.goto(`${emptyDeployment.url}/my-requests`);
  await expect(submit).toBeVisible();
  await shoot('my-requests');
  await submit.click();
  await shoot('my-requests-required');
  await page.route('**/send-access-link', (route) => route.abort());
  await page.getByLabel(t('email.label')).fill(guests.marta.email);
  await submit.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await shoot('my-requests-failed');
  await page.unroute('**/send-access-link');
  await submit.click();
  await expect(page.getByRole('heading', { name: t('my-requests:sent.title') })).toBeVisible();
  await shoot('my-requests-sent');
});

test('no such page', async ({ page, t, shoot }) => {
  await page.goto('/haus-am-meer');
  await expect(page.getByRole('heading', { name: t('notFound.title') })).toBeVisible();
  await shoot('not-found');
});
