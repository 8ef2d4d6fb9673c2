import { startSmtpListener } from '@hearthstay/testing/smtp';
import { MailServer } from './mail/mail-server';
import { Guest } from './people/guest';
import { Owner } from './people/owner';
import { texts } from './people/texts';
import { Product } from '@hearthstay/testing/product';
import { expect, test } from './product/fixtures';

const words = texts.de;
const stay = { from: 10, to: 11 };

test('with a mail server, e-mails go there and links work the same', async ({ browser }) => {
  const listener = await startSmtpListener();
  const product = await Product.start({ SMTP_URL: listener.url });
  const context = await browser.newContext({ baseURL: product.url });
  const mail = new MailServer(listener);
  const guest = new Guest(await context.newPage(), words, 'Jonas Weber', 'jonas@mail.example');
  const owner = new Owner(await context.newPage(), words, mail);

  await guest.ask(stay);
  await mail.followLink(guest.page, { to: guest.email, subject: words.subjects.confirmRequest }, '/confirm/');
  await expect(guest.page.getByRole('heading', { name: words.outcome.requestConfirmed })).toBeVisible();
  await owner.logIn();
  await owner.openRequests();
  await owner.approve(guest.email);
  await mail.followLink(guest.page, { to: guest.email, subject: words.subjects.approved }, '/confirm/');
  await expect(guest.page.getByRole('heading', { name: words.outcome.bookingConfirmed })).toBeVisible();
  await guest.expectTaken(stay);

  expect((await guest.page.goto('/dev/mailbox'))?.status()).toBe(404);
  await context.close();
  expect(await product.stop()).toBe(0);
  await product.remove();
  await listener.close();
});
