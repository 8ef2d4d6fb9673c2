import { houseSection, legalSection } from '@hearthstay/contracts';
import { expectAccessible } from './accessibility/expect-accessible';
import { startOtherWebsite, type OtherWebsite } from './browser/other-website';
import { press } from './browser/press';
import { write } from './browser/write';
import { dateOfNextMonth } from './people/next-month';
import { expect, test } from './product/fixtures';

let website: OtherWebsite;
test.beforeEach(async () => {
  website = await startOtherWebsite();
});
test.afterEach(() => website.close());

const month = dateOfNextMonth(1).slice(0, 7);
const dayOf = (day: number) => `[data-day="${dateOfNextMonth(day)}"]`;

test(
  'the owner puts the calendar on a website, and its guests choose days there',
  { tag: '@desk' },
  async ({ context, deployment, owner, page, language, t }) => {
    const { page: panel } = owner;
    const frame = page.frameLocator('iframe');

    await test.step('there is no such page before', async () => {
      const response = await page.goto('/embed');
      expect(response?.status()).toBe(404);
    });

    await test.step('the owner names the website, and copies what to paste', async () => {
      await owner.resume(await deployment.session(), 'settings');
      await press(panel.getByRole('link', { name: t('admin:settings.sections.embed') }));
      const websites = panel.getByRole('region', { name: t('admin:embed.title') });
      await write(websites.getByLabel(t('admin:embed.website', { number: 1 })), `${website.named}/`);
      await press(websites.getByRole('button', { name: t('admin:general.save') }));
      const html = panel.getByLabel(t('admin:embed.snippet.html'));
      await expect(html).toHaveValue(/^<iframe/);
      await expectAccessible(panel);
      website.show(await html.inputValue());
    });

    await test.step('the frame becomes as high as the calendar, which follows the language', async () => {
      await page.goto(website.named);
      const calendar = frame.getByRole('grid');
      await expect(calendar).toBeVisible();
      const isWhole = () =>
        page.locator('iframe').evaluate((element: HTMLIFrameElement) => element.style.height !== '900px');
      await expect.poll(isWhole).toBe(true);
      const hiddenPixels = () => frame.locator('html').evaluate((html) => html.scrollHeight - html.clientHeight);
      // The height follows what is loaded later, such as fonts.
      await expect.poll(hiddenPixels).toBe(0);
      await expect(frame.locator('html')).toHaveAttribute('lang', language);
      await expectAccessible(page);
    });

    await test.step('chosen days open the page of the house, with these days chosen', async () => {
      if (!(await frame.locator(dayOf(15)).isVisible())) {
        await press(frame.getByRole('button', { name: t('calendar.nextMonth') }));
      }
      await press(frame.locator(dayOf(12)));
      // Until the program has started, it keeps presses and repeats them, and a browser may open no tab at those.
      await expect(frame.locator(`${dayOf(12)}[data-part="only"]`)).toBeVisible();
      const opened = context.waitForEvent('page');
      await press(frame.locator(dayOf(14)));
      const house = await opened;
      const query = `lang=${language}&from=${dateOfNextMonth(12)}&to=${dateOfNextMonth(14)}`;
      await expect(house).toHaveURL(`${deployment.url}/?${query}`);
      await expect(house.locator(`${dayOf(12)}[data-part="start"]`)).toBeVisible();
      await expect(house.locator(`${dayOf(14)}[data-part="end"]`)).toBeVisible();
      await house.close();
    });

    await test.step('a browser shows it on no other website', async () => {
      const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
      await page.goto(website.numbered);
      await refused;
      await expect(frame.getByRole('grid')).toHaveCount(0);
    });

    await test.step('and no other page on that one', async () => {
      website.show(`<iframe title="House" src="${deployment.url}/"></iframe>`);
      const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
      await page.goto(website.named);
      await refused;
      await expect(frame.getByRole('grid')).toHaveCount(0);
    });
  },
);

test('the calendar on another website is read in its colours, without scripts, and not behind a password @crossed', async ({
  browser,
  deployment,
  page,
  language,
}) => {
  const api = await deployment.ownerApi();
  await api.call('PUT', '/admin/settings/embed', { origins: [website.named] });
  await api.call('PUT', '/admin/settings/house', houseSection.schema.parse({ registrationNumber: 'DE-01-0423-SEE' }));
  const privacy = { de: 'Wenig', en: 'Little' };
  await api.call('PUT', '/admin/settings/legal', legalSection.schema.parse({ privacy }));

  await test.step('in light and dark colours', async () => {
    for (const colors of ['accent=8a1c5b&background=fdf6ec', 'accent=ffb454&background=101820']) {
      await page.goto(`/embed?lang=${language}&month=${month}&${colors}`);
      await press(page.locator(dayOf(12)));
      await expect(page.locator(`${dayOf(12)}[data-part="only"]`)).toBeVisible();
      await page.locator(dayOf(14)).hover();
      await expect(page.getByText('DE-01-0423-SEE')).toBeVisible();
      await expectAccessible(page);
    }
    await page.goto(`/embed?lang=${language}&accent=ffff00`);
    await expect(page.getByText('COLORS_TOO_CLOSE')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('without scripts', async () => {
    website.show(`<iframe title="Calendar" src="${deployment.url}/embed?lang=${language}&month=${month}"></iframe>`);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(website.named);
    const frame = plain.frameLocator('iframe');
    await expect(frame.locator(dayOf(15))).toBeVisible();
    const before = await frame.getByRole('heading', { level: 2 }).textContent();
    await frame.locator('a[href*="month="]').last().click();
    await expect(frame.getByRole('heading', { level: 2 })).not.toHaveText(before ?? '');
    const links = frame.locator('a[target="_blank"]');
    await expect(links.first()).toHaveAttribute('href', `/?lang=${language}`);
    await expect(links.last()).toHaveAttribute('href', `/privacy?lang=${language}`);
    await context.close();
  });

  await test.step('behind a password', async () => {
    await api.call('PATCH', '/admin/settings', { appPassword: 'Sesam' });
    await page.goto(`/embed?lang=${language}`);
    await expect(page.getByRole('link').first()).toHaveAttribute('href', `/?lang=${language}`);
    await expect(page.getByRole('grid')).toHaveCount(0);
    await expectAccessible(page);
  });
});
