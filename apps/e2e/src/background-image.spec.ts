import sharp from 'sharp';
import { expectAccessible } from './accessibility/expect-accessible';
import { MailboxPage } from './mail/mailbox-page';
import { Owner } from './people/owner';
import { texts } from './people/texts';
import { expect, test } from './product/fixtures';

const words = texts.de;
const picture = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#2a6f97' } });

test('the photo that the owner uploads lies behind the page until it is removed', async ({ page, ownerPage }) => {
  const owner = new Owner(ownerPage, words, new MailboxPage(ownerPage));
  const card = owner.card(words.image.title);
  const refusal = card.getByRole('alert');
  const photo = page.locator('picture img');
  const choose = async (mimeType: string, buffer: Buffer) => {
    await card.locator('input[type=file]').setInputFiles({ name: 'Haus am See.jpg', mimeType, buffer });
  };

  await owner.logIn();
  await owner.open('settings');

  await test.step('what is no JPEG or too large is refused', async () => {
    await choose('image/png', await picture.clone().png().toBuffer());
    await expect(refusal).toContainText(words.image.notJpeg);
    await choose('image/jpeg', Buffer.alloc(4 * 1024 * 1024 + 1));
    await expect(refusal).toContainText(words.image.tooLarge);
    await expectAccessible(ownerPage);
    // Called a JPEG, and taken for one until the server looks at it.
    await choose('image/jpeg', await picture.clone().png().toBuffer());
    await expect(refusal).toContainText(words.image.notJpeg);
    await expect(card.getByText(words.image.none)).toBeVisible();
  });

  await test.step('a JPEG is shown to guests', async () => {
    await choose('image/jpeg', await picture.clone().jpeg().toBuffer());
    await expect(card.getByRole('img', { name: words.image.alt })).toBeVisible();
    await expect(refusal).toBeHidden();
    await expectAccessible(ownerPage);
    await page.goto('/');
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expectAccessible(page);
  });

  await test.step('the owner removes it', async () => {
    await card.getByRole('button', { name: words.image.remove }).click();
    await expect(card.getByText(words.image.none)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(photo).toHaveCount(0);
  });
});
