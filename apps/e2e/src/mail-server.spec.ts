import { startSmtpListener, type SmtpListener } from '@hearthstay/testing/smtp';
import { MailServer } from './mail/mail-server';
import { Guest } from './people/guest';
import { Owner } from './people/owner';
import { texts } from './people/texts';
import { expect, test as base } from './product/fixtures';

const words = texts.de;
const stay = { from: 10, to: 11 };

const test = base.extend<{ listener: SmtpListener }>({
  // It needs no other fixture, but Playwright insists on a pattern here.
  listener: async ({ browserName: _ }, use) => {
    const listener = await startSmtpListener();
    await use(listener);
    await listener.close();
  },
  settings: async ({ listener }, use) => use({ SMTP_URL: listener.url }),
});

test('with a mail server, e-mails go there and links work the same', async ({ page, ownerPage, listener }) => {
  const mail = new MailServer(listener);
  const guest = new Guest(page, words, 'Jonas Weber', 'jonas@mail.example');
  const owner = new Owner(ownerPage, words, mail);

  await guest.ask(stay);
  await mail.followLink(page, { to: guest.email, subject: words.subjects.confirmRequest }, '/confirm/');
  await expect(page.getByRole('heading', { name: words.outcome.requestConfirmed })).toBeVisible();
  await owner.logIn();
  await owner.openRequests();
  await owner.approve(guest.email);
  await mail.followLink(page, { to: guest.email, subject: words.subjects.approved }, '/confirm/');
  await expect(page.getByRole('heading', { name: words.outcome.bookingConfirmed })).toBeVisible();
  await guest.expectTaken(stay);

  expect((await page.goto('/dev/mailbox'))?.status()).toBe(404);
});
