import sharp from 'sharp';
import { expectAccessible } from './accessibility/expect-accessible';
import { showLinkPreview } from './browser/link-preview';
import { press } from './browser/press';
import { write } from './browser/write';
import { expect, test } from './product/fixtures';

test('the owner tells about the house, and guests read it', async ({
  browser,
  deployment,
  owner,
  page,
  t,
  language,
}) => {
  const { page: panel } = owner;
  const facts = owner.card(t('admin:house.facts.title'));
  const texts = owner.card(t('admin:house.texts.title'));

  await test.step('nothing is told before', async () => {
    await page.goto('/');
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByRole('heading', { name: t('house:place.title') })).toHaveCount(0);
  });

  await test.step('facts are ticked and typed', async () => {
    await owner.resume(await deployment.session(), 'settings');
    await press(panel.getByRole('link', { name: t('admin:settings.sections.house'), exact: true }));
    await facts.getByRole('checkbox', { name: t('house:amenities.sauna') }).check();
    await facts.getByLabel(t('admin:house.facts.checkIn')).fill('16:00');
    await write(facts.locator(`textarea[lang="${language}"]`), 'Seestraße 12, 23883 Seedorf');
    await write(facts.getByLabel(t('admin:house.facts.latitude')), '95');
    await write(facts.getByLabel(t('admin:house.facts.longitude')), '10.9033');
    await press(facts.getByRole('button', { name: t('admin:general.save') }));
    await expect(facts.getByText(t('errors:COORDINATES_OUT_OF_RANGE'))).toBeVisible();
    await write(facts.getByLabel(t('admin:house.facts.latitude')), '53.6021');
    await write(facts.getByLabel(t('admin:house.facts.registrationNumber')), 'DE-01-0423-SEE');
    await owner.saveIn(facts);
  });

  await test.step('a text is looked at before it is saved', async () => {
    await write(texts.locator(`textarea[lang="${language}"]`).first(), 'Ein **Holzhaus** <script>alert(1)</script>');
    await press(texts.getByRole('button', { name: t('admin:ownerText.preview') }));
    await expect(texts.locator('strong', { hasText: 'Holzhaus' })).toBeVisible();
    await expectAccessible(panel);
    await owner.saveIn(texts);
  });

  await test.step('guests read it, with and without scripts', async () => {
    await page.goto('/');
    const description = page.locator('strong', { hasText: 'Holzhaus' });
    await expect(description).toBeVisible();
    const [calendar, below] = [await page.getByRole('grid').boundingBox(), await description.boundingBox()];
    expect(calendar!.y + calendar!.height).toBeLessThan(below!.y);
    await expect(page.getByText(t('house:amenities.sauna'))).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('DE-01-0423-SEE');
    await expectAccessible(page);
    const context = await browser.newContext({ baseURL: deployment.url, javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(`/?lang=${language}`);
    await expect(plain.getByRole('link', { name: t('house:place.map') })).toHaveAttribute('href', /openstreetmap\.org/);
    await context.close();
  });

  await test.step('photos are added, described and put in order', async () => {
    const card = owner.card(t('admin:house.photos.title'));
    const files = await Promise.all(
      ['#2a6f97', '#8a4b08'].map(async (background) => ({
        name: `${background}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
          .jpeg()
          .toBuffer(),
      })),
    );
    await card.locator('input[type=file]').setInputFiles(files);
    await expect(card.getByRole('listitem')).toHaveCount(2);
    await write(card.locator(`input[lang="${language}"]`).nth(1), 'Der Steg');
    await owner.saveIn(card);
    await press(card.getByRole('button', { name: t('admin:house.photos.up', { number: 2 }) }));
    await expect(card.locator('img').first()).toHaveAttribute('alt', 'Der Steg');
    await expectAccessible(panel);
  });

  await test.step('guests see them in a gallery, and without scripts as images', async () => {
    await page.goto('/');
    await press(page.getByRole('link', { name: t('house:photos.all', { count: 2 }) }));
    const dialog = page.getByRole('dialog', { name: t('house:photos.title') });
    await expect(dialog.getByText('Der Steg')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByText(t('house:photos.position', { number: 2, count: 2 }))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    // Back closes the photos and does not leave the page.
    await press(page.getByRole('link', { name: t('house:photos.all', { count: 2 }) }));
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await page.goForward();
    await expect(dialog).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: t('house:photos.all', { count: 2 }) })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    const context = await browser.newContext({ baseURL: deployment.url, javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(`/?lang=${language}`);
    await plain.getByRole('link', { name: t('house:photos.all', { count: 2 }) }).click();
    await expect(plain.locator('#all-photos a')).toHaveCount(2);
    await plain.locator('#all-photos a').first().click();
    await expect(plain).toHaveURL(/\.jpg$/);
    await context.close();
  });

  await test.step('a messenger shows a link to it as a card', async () => {
    const card = page.getByRole('article');
    // On a busy machine the page may come without its content.
    await expect(async () => {
      await showLinkPreview(page, `${deployment.url}/?lang=${language}`);
      expect(await card.getByRole('heading').textContent()).toBe('Property');
    }).toPass();
    await expect(card.getByText('Ein Holzhaus', { exact: false })).toBeVisible();
    const image = card.getByRole('img', { name: 'Der Steg' });
    await expect.poll(() => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBe(1200);
  });

  await test.step('behind the password only its number is left', async () => {
    await (await deployment.ownerApi()).call('PATCH', '/admin/settings', { appPassword: 'Sesam' });
    await page.goto('/');
    await expect(page.getByRole('button', { name: t('gate.submit') })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('DE-01-0423-SEE');
    await expect(page.getByText('Holzhaus')).toHaveCount(0);
    await expect(page.getByAltText('Der Steg')).toHaveCount(0);
    await write(page.getByLabel(t('password.label'), { exact: true }), 'Sesam');
    await press(page.getByRole('button', { name: t('gate.submit') }));
    await expect(page.locator('strong', { hasText: 'Holzhaus' })).toBeVisible();
  });
});
