import { expectAccessible } from './accessibility/expect-accessible';
import { MailboxPage } from './mail/mailbox-page';
import { Guest } from './people/guest';
import { texts } from './people/texts';
import { expect, test } from './product/fixtures';
import { phone } from './product/screens';

const words = texts.en;

test.use(phone);

test('a guest asks for a link to their requests and finds them there', async ({ page }) => {
  const mail = new MailboxPage(page);
  const guest = new Guest(page, words, 'Jonas Weber', 'jonas@mail.example');

  await guest.ask({ from: 10, to: 13 });
  await page.goto('/my-requests');
  await expect(page.getByRole('heading', { name: words.myRequests.title })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(words.form.email).fill(guest.email);
  await page.getByRole('button', { name: words.myRequests.submit }).click();
  await expect(page.getByRole('heading', { name: words.myRequests.sent })).toBeVisible();
  await expectAccessible(page);

  await mail.followLink(page, { to: guest.email, subject: words.subjects.guestLink }, '/status/');
  await expect(page.getByRole('heading', { name: words.statusPage })).toBeVisible();
  await expect(page.getByText(words.statuses.pending, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(guest.name)).toBeVisible();
  await expectAccessible(page);
});
