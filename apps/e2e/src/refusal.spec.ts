import { expectAccessible } from './accessibility/expect-accessible';
import { MailboxPage } from './mail/mailbox-page';
import { Guest } from './people/guest';
import { Owner } from './people/owner';
import { texts } from './people/texts';
import { expect, test } from './product/fixtures';

const words = texts.de;
const stay = { from: 17, to: 19 };

test('an owner says no, and the guest reads it', async ({ page, ownerPage }) => {
  const mail = new MailboxPage(page);
  const owner = new Owner(ownerPage, words, mail);
  const guest = new Guest(page, words, 'Mara Lindner', 'mara@mail.example');

  await guest.ask(stay);
  await owner.logIn();
  await owner.openRequests();
  await owner.decline(guest.email);

  await mail.textOf({ to: guest.email, subject: words.subjects.declined });
  await guest.expectFree(stay);
});

test('an owner cancels a booking, and the guest reads why', async ({ page, ownerPage }) => {
  const reason = 'Die Heizung ist kaputt & wird erst im Frühling repariert.';
  const mail = new MailboxPage(page);
  const owner = new Owner(ownerPage, words, mail);
  const guest = new Guest(page, words, 'Mara Lindner', 'mara@mail.example');

  await guest.ask(stay);
  await owner.logIn();
  await owner.openRequests();
  await owner.approve(guest.email);
  await guest.expectTaken(stay);

  await owner.openCancelDialog(guest.email);
  await expectAccessible(owner.page);
  await owner.page.keyboard.press('Escape');
  await owner.cancel(guest.email, reason);

  expect(await mail.textOf({ to: guest.email, subject: words.subjects.cancelled })).toContain(reason);
  await guest.expectFree(stay);
});
