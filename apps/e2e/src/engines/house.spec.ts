import { houseSection } from '@hearthstay/contracts';
import sharp from 'sharp';
import { press } from '../browser/press';
import { phone } from '../browser/screens';
import { appears, disappears } from '../browser/web-page';
import type { Api } from '../deployment/api';
import { texts } from '../texts/texts';
import { engines, type Engine } from './engines';
import { test } from './fixtures';

const { t } = texts.de;

const photoOf = async (background: string): Promise<FormData> => {
  const photo = sharp({ create: { width: 1200, height: 800, channels: 3, background } });
  const form = new FormData();
  form.append('photo', new Blob([new Uint8Array(await photo.jpeg().toBuffer())]), 'house.jpg');
  return form;
};

const furnish = async (owner: Api): Promise<void> => {
  const description = { de: 'Ein **Holzhaus** am Wasser', en: '' };
  await owner.call('PUT', '/admin/settings/house', { ...houseSection.schema.parse({}), description });
  for (const color of ['#2a6f97', '#8a4b08']) await owner.call('POST', '/admin/photos', await photoOf(color));
  const legalPages = { notice: { de: 'Petra Lindner', en: '' }, privacy: { de: '', en: '' } };
  await owner.call('PUT', '/admin/settings/legal', legalPages);
};

// Serial, because the engines share one deployment.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ deployment }) => furnish(await deployment.ownerApi()));

for (const engine of Object.keys(engines) as Engine[]) {
  test.describe(`in ${engine}`, () => {
    test.use({ engine });

    test('guests read about the house, look at its photos and find who lets it', async ({ open }) => {
      const page = await open({ viewport: phone.viewport, colorScheme: 'dark' });

      await test.step('the text is below the calendar', async () => {
        await page.goto('/');
        await appears(page.getByRole('grid'));
        await appears(page.locator('strong').filter({ hasText: 'Holzhaus' }));
      });

      await test.step('the photos open in a dialog, one after another', async () => {
        const dialog = page.getByRole('dialog', { name: t('house:photos.title') });
        await press(page.getByRole('link', { name: t('house:photos.all', { count: 2 }) }));
        await appears(dialog.getByText(t('house:photos.position', { number: 1, count: 2 })));
        await press(dialog.getByRole('button', { name: t('house:photos.next') }));
        await appears(dialog.getByText(t('house:photos.position', { number: 2, count: 2 })));
        await press(dialog.getByRole('button', { name: t('close') }));
        await disappears(dialog);
      });

      await test.step('the legal notice is one link away', async () => {
        await press(page.getByRole('contentinfo').getByRole('link', { name: t('pages.notice'), exact: true }));
        await appears(page.getByText('Petra Lindner'));
      });
    });
  });
}
