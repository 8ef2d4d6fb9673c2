import { MailboxPage } from './mail/mailbox-page';
import { Guest } from './people/guest';
import { texts } from './people/texts';
import { expect, test } from './product/fixtures';

const words = texts.de;

test('what was acknowledged survives a kill, e-mails included', async ({ page, product }) => {
  const mail = new MailboxPage(page);
  const guest = new Guest(page, words, 'Jonas Weber', 'jonas@mail.example');

  await guest.ask({ from: 10, to: 13 });
  await product.kill();
  await product.startAgain();

  await mail.followLink(page, { to: guest.email, subject: words.subjects.confirmRequest }, '/confirm/');
  await expect(page.getByRole('heading', { name: words.outcome.requestConfirmed })).toBeVisible();
});

test('Ctrl-C ends it in good order, also with a browser connected', async ({ page, product }) => {
  await page.goto('/');
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await product.stop('SIGINT')).toBe(0);
});
