import { expectAccessible } from './accessibility/expect-accessible';
import { subjects } from './mail/subjects';
import { expect, test } from './product/fixtures';

const stay = { from: 10, to: 13 };
const message = 'Wir freuen uns auf den Garten! 🌻 "Grüße" & <b>bis bald</b>';

test(
  'a guest requests days, the owner approves, the guest confirms, and the calendar shows the booking',
  { tag: '@everywhere' },
  async ({ page, guest, owner, mail, t, language }) => {
    const letter = subjects[language];
    const toGuest = (subject: RegExp) => ({ to: guest.email, subject });
    const heading = (name: string) => page.getByRole('heading', { name });

    await test.step('the guest sends a request', async () => {
      await guest.openCalendar();
      await expectAccessible(page);
      await guest.ask(stay, message);
      await expect(heading(t('home:sent.title'))).toBeFocused();
      await expectAccessible(page);
    });

    await test.step('the guest confirms the request, which holds no days yet', async () => {
      await mail.followLink(page, toGuest(letter.confirmRequest), '/confirm/');
      await expect(heading(t('confirm:requested.title'))).toBeVisible();
      await expectAccessible(page);
      await guest.expectFree(stay);
    });

    await test.step('the owner receives it and approves it', async () => {
      await owner.page.goto('/admin/login');
      await expectAccessible(owner.page);
      await owner.logIn();
      await mail.followLink(owner.page, { to: owner.email, subject: letter.newRequest }, '/admin');
      await owner.open('bookings');
      await expect(owner.requestOf(guest.email)).toContainText(guest.name);
      await expect(owner.requestOf(guest.email)).toContainText(message);
      await expectAccessible(owner.page);
      await owner.approve(guest);
      await expect(owner.requestOf(guest.email)).toContainText(t('status.approved'));
      await expectAccessible(owner.page);
    });

    await test.step('the guest confirms the booking, and may open the link again', async () => {
      await mail.followLink(page, toGuest(letter.approved), '/confirm/');
      await expect(heading(t('confirm:booked.title'))).toBeVisible();
      await expectAccessible(page);
      await page.reload();
      await expect(heading(t('confirm:booked.title'))).toBeVisible();
    });

    await test.step('all guests see the booking', async () => {
      await guest.expectTaken(stay);
      await expectAccessible(page);
      await mail.followLink(page, toGuest(letter.confirmed), '/status/');
      await expect(heading(t('status:titleOfStay'))).toBeVisible();
      await expect(page.getByText(t('status.confirmed'), { exact: true }).first()).toBeVisible();
      await expect(page.getByText(message)).toBeVisible();
      await expectAccessible(page);
      await owner.open('bookings');
      await expect(owner.requestOf(guest.email)).toContainText(t('status.confirmed'));
    });
  },
);
