import { expectAccessible } from './accessibility/expect-accessible';
import { MailboxPage } from './mail/mailbox-page';
import { Guest } from './people/guest';
import { Owner } from './people/owner';
import { texts } from './people/texts';
import { whenAnswered } from './people/when-answered';
import { expect, test } from './product/fixtures';

const words = texts.de;
const stay = { from: 10, to: 12 };

test('only guests on the list may ask while the owner wants it so', async ({ page, ownerPage }) => {
  const invited = new Guest(page, words, 'Mara Lindner', 'Mara@mail.example');
  const uninvited = new Guest(page, words, 'Jonas Weber', 'jonas@mail.example');
  const owner = new Owner(ownerPage, words, new MailboxPage(ownerPage));
  const list = owner.card(words.whitelist.title);
  const toggle = list.getByRole('switch', { name: words.whitelist.toggle });

  await test.step('the owner invites a guest', async () => {
    await owner.logIn();
    await owner.open('settings');
    await list.getByLabel(words.addEmail.email).fill('mara@mail.example');
    await list.getByLabel(words.whitelist.notes).fill('Aus dem Chor');
    await list.getByRole('button', { name: words.addEmail.add }).click();
    await expect(list.getByRole('listitem')).toContainText(['Aus dem Chor']);
    await whenAnswered(ownerPage, 'PATCH', () => toggle.click());
    await ownerPage.reload();
    await expect(toggle).toBeChecked();
    await expectAccessible(ownerPage);
  });

  await test.step('somebody else is refused', async () => {
    await uninvited.send(stay);
    await expect(page.getByRole('alert')).toContainText(words.refused.accessDenied);
    await expect(page.getByLabel(words.form.email)).toHaveValue(uninvited.email);
    await expectAccessible(page);
  });

  await test.step('the invited guest gets through', async () => {
    await invited.ask(stay);
    await owner.openRequests();
    await expect(owner.requestOf('mara@mail.example')).toBeVisible();
    await expect(owner.requestOf(uninvited.email)).toBeHidden();
  });
});
