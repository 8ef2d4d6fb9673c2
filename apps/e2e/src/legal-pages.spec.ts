import { locales } from '@hearthstay/locales';
import { expectAccessible } from './accessibility/expect-accessible';
import { press } from './browser/press';
import { write } from './browser/write';
import { expect, test } from './product/fixtures';

test(
  'the owner writes the legal notice from a template, and everybody reads it',
  { tag: ['@crossed', '@desk'] },
  async ({ browser, deployment, owner, page, language, t }) => {
    const { page: panel } = owner;
    const card = panel.getByRole('region', { name: t('admin:legal.notice.title'), exact: true });
    const text = card.locator(`textarea[lang="${language}"]`);
    const footerLink = page.getByRole('contentinfo').getByRole('link', { name: t('pages.notice'), exact: true });

    await test.step('there is no page, and no link to one, before it is written', async () => {
      await page.goto('/');
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(footerLink).toHaveCount(0);
      await page.goto('/legal-notice');
      await expect(page.getByText(t('legal.none'))).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('the template is filled in, and looked at before it is saved', async () => {
      await owner.resume(await deployment.session(), 'settings');
      await press(panel.getByRole('link', { name: t('admin:settings.sections.legal') }));
      await press(card.getByRole('button', { name: t('admin:legal.useTemplate') }).nth(locales.indexOf(language)));
      await expect(text).not.toHaveValue('');
      const filled = (await text.inputValue()).replaceAll(/\[[^\]]*\]/gu, 'Petra Lindner');
      await write(text, filled);
      await press(card.getByRole('button', { name: t('admin:ownerText.preview') }));
      await expect(card.getByRole('heading', { level: 2 }).nth(1)).toBeVisible();
      await expectAccessible(panel);
      await owner.saveIn(card);
    });

    await test.step('it is linked below every page, also behind the password', async () => {
      await (await deployment.ownerApi()).call('PATCH', '/admin/settings', { appPassword: 'Sesam' });
      await page.goto('/');
      await expect(page.getByRole('button', { name: t('gate.submit') })).toBeVisible();
      await press(footerLink);
      await expect(page.getByRole('heading', { level: 1, name: t('pages.notice') })).toBeVisible();
      await expect(page.getByText('Petra Lindner').first()).toBeVisible();
      await expect(page.getByRole('link', { name: owner.email })).toHaveAttribute('href', `mailto:${owner.email}`);
      await expectAccessible(page);
    });

    await test.step('it is read without scripts', async () => {
      const context = await browser.newContext({ baseURL: deployment.url, javaScriptEnabled: false });
      const plain = await context.newPage();
      await plain.goto('/legal-notice');
      await expect(plain.getByText('Petra Lindner').first()).toBeVisible();
      await context.close();
    });
  },
);
