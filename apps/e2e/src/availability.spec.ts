import { expectAccessible } from './accessibility/expect-accessible';
import { MailboxPage } from './mail/mailbox-page';
import { Guest } from './people/guest';
import { dateOfNextMonth, dayOfNextMonth } from './people/next-month';
import { Owner } from './people/owner';
import { texts } from './people/texts';
import { whenAnswered } from './people/when-answered';
import { expect, test } from './product/fixtures';
import { phone } from './product/screens';

const words = texts.de;
const blocked = { from: 10, to: 12 };

test.use({ ownerScreen: phone });

test('days that the owner blocks are closed to guests, and free again when the owner frees them', async ({
  page,
  ownerPage,
}) => {
  const guest = new Guest(page, words, 'Jonas Weber', 'jonas@mail.example');
  const owner = new Owner(ownerPage, words, new MailboxPage(ownerPage));
  const unblock = (day: number) =>
    ownerPage
      .getByRole('button', { name: dayOfNextMonth(day, words.locale) })
      .and(ownerPage.getByRole('button', { name: words.availability.unblock }));

  await test.step('the owner blocks days', async () => {
    await owner.logIn();
    await owner.open('availability');
    const form = owner.card(words.availability.title);
    await form.getByLabel(words.availability.firstDay).fill(dateOfNextMonth(blocked.from));
    await form.getByLabel(words.availability.lastDay).fill(dateOfNextMonth(blocked.to));
    await form.getByRole('button', { name: words.availability.block(3) }).click();
    await expect(unblock(blocked.to)).toBeVisible();
    await expectAccessible(ownerPage);
  });

  await test.step('guests cannot choose them', async () => {
    await guest.expectClosed(blocked);
    await expect(guest.day(11)).toBeDisabled();
    await guest.day(11).click({ force: true });
    await expect(page.getByLabel(words.form.email)).toBeHidden();
    await expectAccessible(page);
  });

  await test.step('the owner frees them', async () => {
    for (const day of [10, 11, 12]) {
      await whenAnswered(ownerPage, 'DELETE', () => unblock(day).click());
      await expect(unblock(day)).toBeHidden();
    }
    await expect(ownerPage.getByText(words.availability.empty)).toBeVisible();
    await expectAccessible(ownerPage);
    await guest.expectFree(blocked);
  });
});
