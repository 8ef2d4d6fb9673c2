import { expectAccessible } from './accessibility/expect-accessible';
import { MailboxPage } from './mail/mailbox-page';
import { Guest } from './people/guest';
import { Owner } from './people/owner';
import { texts } from './people/texts';
import { expect, test } from './product/fixtures';

const words = texts.de;

test('the dashboard counts what there is to do, leads there, and tells who stayed how long', async ({
  page,
  ownerPage,
}) => {
  const approved = new Guest(page, words, 'Mara Lindner', 'mara@mail.example');
  const pending = new Guest(page, words, 'Jonas Weber', 'jonas@mail.example');
  const owner = new Owner(ownerPage, words, new MailboxPage(ownerPage));
  const card = (label: RegExp) => ownerPage.getByRole('link', { name: label });
  const filter = ownerPage.getByLabel(words.dashboard.filter);

  await approved.ask({ from: 10, to: 13 });
  await pending.ask({ from: 17, to: 18 });
  await owner.logIn();
  await owner.openRequests();
  await owner.approve(approved.email);

  await test.step('the cards lead to what they count', async () => {
    await owner.open('dashboard');
    await expect(card(words.dashboard.active)).toContainText('2');
    await expect(card(words.dashboard.pending)).toContainText('1');
    await card(words.dashboard.pending).click();
    await expect(filter).toHaveValue('pending');
    await expect(owner.requestOf(pending.email)).toBeVisible();
    await expect(owner.requestOf(approved.email)).toBeHidden();
    await ownerPage.goBack();
    await card(words.dashboard.active).click();
    await expect(filter).toHaveValue('active');
    await expect(owner.requestOf(pending.email)).toBeVisible();
    await expect(owner.requestOf(approved.email)).toBeVisible();
  });

  await test.step('the statistics know the stay', async () => {
    const statistics = owner.card(words.statistics.title);
    const year = statistics.locator('summary');
    const guest = statistics.getByRole('listitem').filter({ hasText: approved.email });
    await owner.open('dashboard');
    await expect(year).toContainText(words.statistics.oneGuest);
    await expect(year).toContainText(words.statistics.days(4));
    await expect(guest).toContainText(approved.name);
    await expect(statistics.getByText(pending.email)).toHaveCount(0);
    await expectAccessible(ownerPage);
    await year.click();
    await expect(guest).toBeHidden();
  });
});
