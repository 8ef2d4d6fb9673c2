import { expectAccessible } from './accessibility/expect-accessible';
import { MailboxPage } from './mail/mailbox-page';
import { Guest } from './people/guest';
import { Owner } from './people/owner';
import { texts } from './people/texts';
import { expect, test } from './product/fixtures';
import { phone } from './product/screens';

const words = texts.de;
const password = 'Möwe & "Anker" 7';

test.use(phone);

test('guests need the password of the house as long as the owner asks for one', async ({ page, ownerPage }) => {
  const guest = new Guest(page, words, 'Mara Lindner', 'mara@mail.example');
  const owner = new Owner(ownerPage, words, new MailboxPage(ownerPage));
  const form = owner.card(words.general.title);
  const gate = page.getByRole('button', { name: words.gate.submit });
  const calendar = page.getByRole('grid');
  const save = async () => {
    await form.getByRole('button', { name: words.general.save }).click();
    await expect(form.getByText(words.general.saved, { exact: true })).toBeVisible();
  };
  const tryPassword = async (attempt: string) => {
    await page.getByLabel(words.gate.password, { exact: true }).fill(attempt);
    await gate.click();
  };

  await test.step('the owner sets a password', async () => {
    await owner.logIn();
    await owner.open('settings');
    await form.getByLabel(words.general.password).fill(password);
    await save();
    await expect(form.getByRole('button', { name: words.general.removePassword })).toBeVisible();
    await expectAccessible(ownerPage);
  });

  await test.step('only who knows it gets in', async () => {
    await page.goto('/');
    await expect(gate).toBeVisible();
    await expect(calendar).toBeHidden();
    await expectAccessible(page);
    await tryPassword('falsch');
    await expect(page.getByText(words.gate.incorrect)).toBeVisible();
    await expectAccessible(page);
    await tryPassword(password);
    await expect(calendar).toBeVisible();
  });

  await test.step('the browser keeps it', async () => {
    await page.reload();
    await expect(calendar).toBeVisible();
    await guest.ask({ from: 10, to: 12 });
  });

  await test.step('the owner changes it, and the old one is worth nothing', async () => {
    await form.getByLabel(words.general.password).fill('ein neues');
    await save();
    await page.reload();
    await expect(gate).toBeVisible();
    await tryPassword(password);
    await expect(page.getByText(words.gate.incorrect)).toBeVisible();
  });

  await test.step('the owner removes it, and everybody gets in', async () => {
    await form.getByRole('button', { name: words.general.removePassword }).click();
    await save();
    await page.goto('/');
    await expect(calendar).toBeVisible();
    await expect(gate).toBeHidden();
  });
});
