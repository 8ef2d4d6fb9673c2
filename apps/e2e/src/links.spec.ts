import { expectAccessible } from './accessibility/expect-accessible';
import { failCalls } from './browser/failing-calls';
import { press } from './browser/press';
import { guests, owners } from './deployment/people';
import { dateOfNextMonth } from './people/next-month';
import { expect, test } from './product/fixtures';

const { jonas } = guests;
const [firstOwner] = owners;
const minute = 60_000;
const day = 24 * 60 * minute;
const later = (milliseconds: number) => new Date(Date.now() + milliseconds);

test('links to guests expire, and the page says so', { tag: '@desk' }, async ({ page, deployment, t }) => {
  const failed = page.getByRole('heading', { name: t('confirm:failed.title') });
  const days = { startDate: dateOfNextMonth(20), endDate: dateOfNextMonth(21) };
  const { token } = await deployment.ask({ ...jonas, ...days });

  await test.step('an unknown link', async () => {
    await page.goto('/confirm/never-sent');
    await expect(failed).toBeFocused();
    await expect(page.getByRole('main')).toContainText(t('confirm:failed.text', { reason: '' }).trim());
    await expectAccessible(page);
    await page.goto('/status/never-sent');
    await expect(page.getByRole('alert')).toContainText(t('status:error.title'));
    await expectAccessible(page);
  });

  await test.step('a link that could not be checked may still be valid', async () => {
    await page.route('**/api/bookings/confirm/*', (route) => route.abort());
    await page.goto(`/confirm/${token}`);
    await expect(failed).toBeVisible();
    await page.unroute('**/api/bookings/confirm/*');
    await press(page.getByRole('button', { name: t('failure.retry') }));
    await expect(page.getByRole('heading', { name: t('confirm:requested.title') })).toBeVisible();
  });

  await test.step('an expired link', async () => {
    await deployment.goTo(later(8 * day));
    await page.goto(`/confirm/${token}`);
    await expect(failed).toBeVisible();
    await press(page.getByRole('link', { name: t('confirm:failed.newLink') }));
    await page.waitForURL('/my-requests');
  });
});

test(
  'a failed load of the requests can be retried, and an empty list is not an error',
  { tag: ['@crossed', '@phone'] },
  async ({ page, deployment, t }) => {
    const days = { startDate: dateOfNextMonth(20), endDate: dateOfNextMonth(21) };
    await deployment.ask({ ...jonas, ...days });
    const token = await deployment.mail.tokenAfter(
      () => deployment.api.call('POST', '/bookings/send-access-link', { email: jonas.email }),
      jonas.email,
      '/status/',
    );
    const { retryBy } = await failCalls(page, '**/api/bookings/status*');
    await page.goto(`/status/${token}`);
    await expect(page.getByRole('alert')).toContainText(t('status:error.title'));
    await expect(page.getByRole('alert')).toContainText(t('status:error.text'));
    await expectAccessible(page);
    await retryBy(page.getByRole('button', { name: t('failure.retry') }));
    await expect(page.getByText(jonas.email)).toBeVisible();
    await page.route('**/api/bookings/status*', (route) => route.fulfill({ json: [] }));
    await page.reload();
    await expect(page.getByText(t('status:empty.title'))).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'links to the panel are valid for some minutes and some uses',
  { tag: '@phone' },
  async ({ page, deployment, t }) => {
    const denied = page.getByRole('heading', { name: t('admin-access:denied.title') });
    const granted = page.getByRole('heading', { name: t('admin-access:granted.title') });
    const panel = page.getByRole('heading', { name: t('admin:title'), exact: true });
    const email = page.getByLabel(t('email.label'));
    const submit = page.getByRole('button', { name: t('admin-login:submit') });
    const requestLink = () =>
      deployment.mail.tokenAfter(
        () => deployment.api.call('POST', '/admin/request-access', { email: firstOwner.email }),
        firstOwner.email,
        '/admin/access/',
      );

    await test.step('the login requires an address, and does not reveal whether it is an admin’s', async () => {
      await page.goto('/admin/login');
      await press(submit);
      await expect(email).toHaveAccessibleDescription(t('errors:EMAIL_REQUIRED'));
      await page.route('**/request-access', (route) => route.abort());
      await email.fill('somebody@mail.example');
      await press(submit);
      await expect(page.getByRole('alert')).toContainText(t('admin-login:failed'));
      await expectAccessible(page);
      await page.unroute('**/request-access');
      await press(submit);
      await expect(page.getByRole('heading', { name: t('admin-login:sent.title') })).toBeVisible();
      await press(page.getByRole('button', { name: t('admin-login:sent.again') }));
      await expect(email).toBeFocused();
    });

    await test.step('three times, then no more', async () => {
      const token = await requestLink();
      for (let use = 1; use <= 3; use += 1) {
        await page.goto(`/admin/access/${token}`);
        // The page redirects automatically after two seconds, which may be over.
        await expect(granted.or(panel)).toBeVisible();
      }
      await expect(panel).toBeVisible();
      await page.goto(`/admin/access/${token}`);
      await expect(denied).toBeVisible();
      await expect(page.getByRole('main')).toContainText(t('admin-access:denied.text'));
      await expectAccessible(page);
      // The session of the earlier uses is valid, so the login redirects to the panel.
      await press(page.getByRole('link', { name: t('admin-access:denied.login') }));
      await expect(panel).toBeVisible();
    });

    await test.step('for a quarter of an hour', async () => {
      const token = await requestLink();
      await deployment.goTo(later(16 * minute));
      await page.goto(`/admin/access/${token}`);
      await expect(denied).toBeVisible();
    });
  },
);
