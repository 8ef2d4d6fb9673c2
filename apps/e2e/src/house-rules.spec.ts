import { expectAccessible } from './accessibility/expect-accessible';
import { MailboxPage } from './mail/mailbox-page';
import { Guest } from './people/guest';
import { Owner } from './people/owner';
import { texts } from './people/texts';
import { expect, test } from './product/fixtures';
import { phone } from './product/screens';

const words = texts.en;

test.use({ settings: { DEFAULT_LOCALE: words.locale }, ...phone });

test('guests see the name that the owner gives the house, and are held to its limits', async ({ page, ownerPage }) => {
  const guest = new Guest(page, words, 'Jonas Weber', 'jonas@mail.example');
  const owner = new Owner(ownerPage, words, new MailboxPage(ownerPage));
  const form = owner.card(words.general.title);
  const daysInARow = form.getByLabel(words.general.consecutive);
  const save = () => form.getByRole('button', { name: words.general.save }).click();

  await owner.logIn();
  await owner.open('settings');
  await form.getByLabel(words.general.name).fill('Haus "Möwe" & Söhne');
  await daysInARow.fill('31');
  await save();
  await expect(daysInARow).toHaveAccessibleDescription(words.general.outOfRange);
  await expectAccessible(ownerPage);
  await daysInARow.fill('3');
  await save();
  await expect(form.getByText(words.general.saved, { exact: true })).toBeVisible();
  await expect(ownerPage.getByRole('banner').first()).toContainText('Haus "Möwe" & Söhne');

  await guest.choose({ from: 10, to: 13 });
  await expect(page.getByRole('heading', { name: 'Haus "Möwe" & Söhne', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/Haus "Möwe" & Söhne/);
  await expect(page.getByText(words.refused.tooLong(3)).first()).toBeVisible();
  await expectAccessible(page);
  await guest.ask({ from: 10, to: 12 });
});
