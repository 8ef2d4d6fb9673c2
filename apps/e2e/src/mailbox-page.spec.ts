import { MailboxPage } from './mail/mailbox-page';
import { subjects } from './mail/subjects';
import { Owner } from './people/owner';
import { expect, readingTest, test } from './product/fixtures';

const stay = { from: 10, to: 11 };

test.describe('without a mail server', () => {
  test.use({ settings: { SMTP_URL: '', ADMIN_EMAILS: 'owner@example.com' } });

  test(
    'e-mails are shown on the mailbox page, and their links work',
    { tag: '@phone' },
    async ({ page, deployment, guest, ownerPage, texts, t, language }) => {
      const mail = new MailboxPage(page, deployment.product.mailboxUrl);
      const owner = new Owner(
        ownerPage,
        texts,
        new MailboxPage(ownerPage, deployment.product.mailboxUrl),
        'owner@example.com',
      );
      const letter = subjects[language];

      await guest.ask(stay);
      await mail.followLink(page, { to: guest.email, subject: letter.confirmRequest }, '/confirm/');
      await expect(page.getByRole('heading', { name: t('confirm:requested.title') })).toBeVisible();
      await owner.logIn();
      await owner.open('bookings');
      await owner.approve(guest);
      await mail.followLink(page, { to: guest.email, subject: letter.approved }, '/confirm/');
      await expect(page.getByRole('heading', { name: t('confirm:booked.title') })).toBeVisible();
      await guest.expectTaken(stay);
    },
  );
});

readingTest('with a mail server there is no mailbox page', { tag: '@desk' }, async ({ page }) => {
  expect((await page.goto('/dev/mailbox'))?.status()).toBe(404);
});
