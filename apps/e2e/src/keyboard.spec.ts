import { addDays, formatTypedDay, parseDay } from '@hearthstay/stay';
import { today } from './people/next-month';
import { expect, readingTest as test } from './product/fixtures';

test('a menu closes when the Tab key leaves it', async ({ page, t, isMobile }) => {
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

test(
  'a day can be selected by keyboard in the calendar of a field',
  { tag: '@desk' },
  async ({ deployment, owner, t }) => {
    const field = owner.page.getByLabel(t('admin:availability.firstDay'));
    const opener = owner.page.getByRole('button', { name: t('dayField.open') }).first();
    const focused = owner.page.locator('[popover] [data-day]:focus');
    await owner.resume(await deployment.session(), 'availability');
    await opener.focus();
    await owner.page.keyboard.press('Enter');
    await expect(focused).toHaveAttribute('data-day', today());
    await owner.page.keyboard.press('ArrowLeft');
    await owner.page.keyboard.press('Enter');
    await expect(field).toHaveValue('');
    for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await owner.page.keyboard.press(key);
    await expect(focused).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(field).toHaveValue(formatTypedDay(addDays(parseDay(today()), 1), 'de'));
    await owner.page.keyboard.press('Enter');
    await expect(focused).toBeVisible();
    await owner.page.keyboard.press('Escape');
    await expect(focused).toBeHidden();
  },
);

test(
  'a day has the focus when the calendar of a field is closed and opened again at once',
  { tag: '@desk' },
  async ({ deployment, owner, t }) => {
    const opener = owner.page.getByRole('button', { name: t('dayField.open') }).first();
    const focused = owner.page.locator('[popover] [data-day]:focus');
    await owner.resume(await deployment.session(), 'availability');
    await opener.press('Enter');
    await expect(focused).toBeVisible();
    await opener.evaluate((button: HTMLButtonElement) => {
      const popover = button.popoverTargetElement as HTMLElement;
      popover.hidePopover();
      popover.showPopover();
    });
    await expect(focused).toHaveAttribute('data-day', today());
  },
);
