import { expectAccessible } from './accessibility/expect-accessible';
import { press } from './browser/press';
import { subjects } from './mail/subjects';
import { expect, test } from './product/fixtures';

test(
  'a guest asks for a link to their requests and finds them there',
  { tag: '@phone' },
  async ({ page, guest, mail, t, language }) => {
    const email = page.getByLabel(t('email.label'));
    const submit = page.getByRole('button', { name: t('my-requests:submit') });

    await guest.ask({ from: 10, to: 13 });
    await page.goto('/my-requests');
    await expect(page.getByRole('heading', { name: t('my-requests:title') })).toBeVisible();
    await expectAccessible(page);

    await test.step('only a valid address is accepted', async () => {
      await press(submit);
      await expect(email).toHaveAccessibleDescription(t('errors:EMAIL_REQUIRED'));
      await expect(email).toBeFocused();
      await email.fill('jonas');
      await press(submit);
      await expect(email).toHaveAccessibleDescription(t('errors:EMAIL_INVALID'));
      await expectAccessible(page);
    });

    await test.step('an outage is shown', async () => {
      await email.fill(guest.email);
      await page.route('**/send-access-link', (route) => route.abort());
      await press(submit);
      await expect(page.getByRole('alert')).toContainText(t('my-requests:failed'));
      await expectAccessible(page);
      await page.unroute('**/send-access-link');
    });

    await test.step('the response does not reveal whether there are requests', async () => {
      await email.fill('nobody@mail.example');
      await press(submit);
      await expect(page.getByRole('heading', { name: t('my-requests:sent.title') })).toBeFocused();
      await expectAccessible(page);
      await press(page.getByRole('button', { name: t('my-requests:sent.again') }));
      await expect(email).toBeFocused();
      await email.fill(guest.email);
      await press(submit);
      await expect(page.getByText(t('my-requests:sent.text', { email: guest.email }))).toBeVisible();
    });

    await test.step('the link shows them', async () => {
      await mail.followLink(page, { to: guest.email, subject: subjects[language].guestLink }, '/status/');
      await expect(page.getByRole('heading', { name: t('status:title') })).toBeVisible();
      await expect(page.getByText(t('status.pending'), { exact: true }).first()).toBeVisible();
      await expect(page.getByText(guest.name)).toBeVisible();
      await expectAccessible(page);
    });
  },
);
