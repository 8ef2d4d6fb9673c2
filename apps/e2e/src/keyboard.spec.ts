import { expect, test } from './product/fixtures';

test('a menu that is left with the Tab key does not stay open over the page', async ({ page, t, isMobile }) => {
  const opener = page.getByRole('button', { name: isMobile ? t('nav.menu') : new RegExp(`^${t('nav.language')}`) });
  const choice = page.getByRole('button', { name: 'English' });
  await page.goto('/');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(choice).toBeVisible();
  await choice.focus();
  await page.keyboard.press('Tab');
  await expect(choice).toBeHidden();
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});

test('the calendar button of a day shows that it has the focus', { tag: '@desk' }, async ({ deployment, owner, t }) => {
  const field = owner.page.getByLabel(t('admin:availability.firstDay'));
  await owner.resume(await deployment.session(), 'availability');
  const picture = () => field.locator('..').screenshot({ animations: 'disabled', caret: 'hide' });
  await expect(field).toBeVisible();
  const atRest = await picture();
  await field.focus();
  // Past the parts of the date, which the browser writes in its own order.
  for (let part = 1; part <= 3; part += 1) await owner.page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  expect((await picture()).equals(atRest)).toBe(false);
});
