import { expectAccessible } from './accessibility/expect-accessible';
import { MailboxPage } from './mail/mailbox-page';
import { Guest } from './people/guest';
import { Owner, ownerEmail } from './people/owner';
import { texts } from './people/texts';
import { expect, test } from './product/fixtures';

const stay = { from: 10, to: 13 };

for (const words of [texts.de, texts.en]) {
  test.describe(words.language, () => {
    test.use({ settings: { DEFAULT_LOCALE: words.locale } });

    test('a guest asks, the owner says yes, the guest confirms, and the calendar shows it', async ({
      page,
      ownerPage,
    }) => {
      const mail = new MailboxPage(page);
      const guest = new Guest(page, words, 'Jonas Weber', 'jonas@mail.example');
      const owner = new Owner(ownerPage, words, mail);
      const letterToGuest = (subject: RegExp) => ({ to: guest.email, subject });

      await test.step('the guest asks', async () => {
        await guest.openCalendar();
        await expectAccessible(page);
        await guest.ask(stay);
        await expectAccessible(page);
      });

      await test.step('the guest confirms the request', async () => {
        await mail.followLink(page, letterToGuest(words.subjects.confirmRequest), '/confirm/');
        await expect(page.getByRole('heading', { name: words.outcome.requestConfirmed })).toBeVisible();
        await expectAccessible(page);
        await guest.expectFree(stay);
      });

      await test.step('the owner hears of it and says yes', async () => {
        await owner.page.goto('/admin/login');
        await expectAccessible(owner.page);
        await owner.logIn();
        await mail.followLink(owner.page, { to: ownerEmail, subject: words.subjects.newRequest }, '/admin');
        await owner.openRequests();
        await expect(owner.requestOf(guest.email)).toContainText(guest.name);
        await expectAccessible(owner.page);
        await owner.approve(guest.email);
        await expectAccessible(owner.page);
      });

      await test.step('the guest confirms the booking', async () => {
        await mail.followLink(page, letterToGuest(words.subjects.approved), '/confirm/');
        await expect(page.getByRole('heading', { name: words.outcome.bookingConfirmed })).toBeVisible();
        await expectAccessible(page);
      });

      await test.step('everybody sees it', async () => {
        await guest.expectTaken(stay);
        await expectAccessible(page);
        await mail.followLink(page, letterToGuest(words.subjects.confirmed), '/status/');
        await expect(page.getByRole('heading', { name: words.statusPage })).toBeVisible();
        await expect(page.getByText(words.statuses.confirmed, { exact: true }).first()).toBeVisible();
        await expectAccessible(page);
        await owner.openRequests();
        await expect(owner.requestOf(guest.email)).toContainText(words.statuses.confirmed);
      });
    });
  });
}
