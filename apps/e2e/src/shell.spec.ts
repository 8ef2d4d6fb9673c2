import { expectAccessible } from './accessibility/expect-accessible';
import { press } from './browser/press';
import { openWithoutServer } from './browser/without-server';
import { storage, stored } from './browser/storage';
import { expect, readingTest } from './product/fixtures';
import { texts } from './texts/texts';

readingTest('every page has the navigation, and the language is stored', async ({ page, t, language, isMobile }) => {
  const other = language === 'de' ? 'en' : 'de';
  const openMenu = () =>
    press(page.getByRole('button', { name: isMobile ? t('nav.menu') : new RegExp(`^${t('nav.language')}`) }));

  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page).toHaveTitle(new RegExp(`^${t('product')} · .+ · ${t('tagline')}$`));
  await expect(page.getByRole('contentinfo')).toContainText(t('footer.poweredBy'));

  await readingTest.step('to the own requests', async () => {
    if (isMobile) await openMenu();
    await press(page.getByRole('link', { name: t('nav.myRequests') }));
    await page.waitForURL('/my-requests');
    await expect(page.getByRole('link', { name: t('nav.myRequests') })).toBeVisible({ visible: !isMobile });
  });

  await readingTest.step('to the panel', async () => {
    await press(page.getByRole('contentinfo').getByRole('link', { name: t('footer.admin') }));
    await page.waitForURL('/admin/login');
  });

  await readingTest.step('to another language, which is stored', async () => {
    await openMenu();
    await expectAccessible(page);
    const choice = page.getByRole('button', { name: other === 'en' ? 'English' : 'Deutsch' });
    await press(choice);
    await expect(choice).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[other].t('admin-login:title'));
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    expect(await stored(page, storage.language)).toBe(other);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[other].t('admin-login:title'));
    await expect(page).toHaveTitle(new RegExp(texts[other].t('tagline')));
  });

  await readingTest.step('back home from an unknown page', async () => {
    await page.goto('/haus-am-meer');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[other].t('notFound.title'));
    await expectAccessible(page);
    await press(page.getByRole('link', { name: texts[other].t('notFound.home') }));
    await page.waitForURL('/');
  });
});

readingTest('a page is shown when the settings cannot be loaded', { tag: '@crossed' }, async ({ page, t }) => {
  await page.route('**/api/bookings/settings', (route) => route.abort());
  await page.route('**/api/bookings/occupied', (route) => route.abort());
  await openWithoutServer(page, '/');
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByText(t('home:calendar.failed'))).toBeVisible();
  await expectAccessible(page);
});
