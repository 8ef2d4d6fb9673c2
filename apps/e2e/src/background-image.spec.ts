import sharp from 'sharp';
import { expectAccessible } from './accessibility/expect-accessible';
import { press } from './browser/press';
import { expect, test } from './product/fixtures';

const picture = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#2a6f97' } });

test(
  'an uploaded photo is the background of the page until it is removed',
  { tag: '@phone' },
  async ({ page, deployment, owner, t }) => {
    const card = owner.card(t('admin:image.title'));
    const refusal = card.getByRole('alert');
    const photo = page.locator('picture img');
    const choose = async (mimeType: string, buffer: Buffer) => {
      await card.locator('input[type=file]').setInputFiles({ name: 'Haus am See.jpg', mimeType, buffer });
    };

    await owner.resume(await deployment.session(), 'settings');

    await test.step('a file that is not a JPEG or too large is refused', async () => {
      await choose('image/png', await picture.clone().png().toBuffer());
      await expect(refusal).toContainText(t('errors:UNSUPPORTED_IMAGE'));
      await choose('image/jpeg', Buffer.alloc(4 * 1024 * 1024 + 1));
      await expect(refusal).toContainText(t('errors:IMAGE_TOO_LARGE'));
      await expectAccessible(owner.page);
      // Its media type is that of a JPEG, so only the server detects the format.
      await choose('image/jpeg', await picture.clone().png().toBuffer());
      await expect(refusal).toContainText(t('admin:image.uploadFailed'));
      await expect(card.getByText(t('admin:image.none'))).toBeVisible();
    });

    await test.step('a JPEG is shown to guests', async () => {
      await choose('image/jpeg', await picture.clone().jpeg().toBuffer());
      await expect(card.getByRole('img', { name: t('admin:image.alt') })).toBeVisible();
      await expect(refusal).toBeHidden();
      await expectAccessible(owner.page);
      await page.goto('/');
      await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await expectAccessible(page);
    });

    await test.step('a photo that cannot be loaded is dropped', async () => {
      await page.route(/\.(avif|webp|jpe?g)$/, (route) => route.abort());
      await page.reload();
      await expect(page.getByRole('grid')).toBeVisible();
      await expect(photo).toHaveCount(0);
      await page.unroute(/\.(avif|webp|jpe?g)$/);
    });

    await test.step('the owner removes it, at the second attempt', async () => {
      const remove = card.getByRole('button', { name: t('admin:image.remove') });
      await owner.page.route('**/background-image', (route) => route.abort());
      await press(remove);
      await expect(refusal).toContainText(t('admin:image.removeFailed'));
      await owner.page.unroute('**/background-image');
      await press(remove);
      await expect(card.getByText(t('admin:image.none'))).toBeVisible();
      await page.reload();
      await expect(page.getByRole('grid')).toBeVisible();
      await expect(photo).toHaveCount(0);
    });
  },
);
