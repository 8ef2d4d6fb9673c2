import { press } from './browser/press';
import { expect, test } from './product/fixtures';

test('the bar at the bottom shows the next step', { tag: ['@phone', '@everywhere'] }, async ({ page, guest, t }) => {
  const bar = page.getByRole('complementary', { name: t('home:bar.label') });
  const toForm = bar.getByRole('button', { name: t('home:bar.toRequest') });

  await test.step('another day, or the form', async () => {
    await guest.openCalendar();
    await press(guest.day(5));
    await expect(bar.getByText(t('home:bar.hint'))).toBeInViewport({ ratio: 1 });
    await expect(toForm).toBeInViewport({ ratio: 1 });
  });

  await test.step('it covers nothing that has the focus', async () => {
    await guest.day(5).focus();
    const isCovered = () => {
      const barTop = document.querySelector('aside')?.getBoundingClientRect().top ?? innerHeight;
      return (document.activeElement?.getBoundingClientRect().bottom ?? 0) > barTop;
    };
    // The way to clear the selection, and the fields of the form.
    for (const next of ['Tab', 'Tab', 'Tab']) {
      await page.keyboard.press(next);
      expect(await page.evaluate(isCovered)).toBe(false);
    }
  });

  await test.step('not past a warning', async () => {
    await press(guest.day(15));
    await expect(bar.getByText(t('errors:MAX_CONSECUTIVE_DAYS', { count: 7 }))).toBeInViewport({ ratio: 1 });
    await expect(toForm).toBeHidden();
  });

  await test.step('on its side, the phone shows more of the calendar than of anything else', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.getByRole('grid').scrollIntoViewIfNeeded();
    const shown = await page.getByRole('grid').evaluate((grid) => {
      const barTop = document.querySelector('aside')?.getBoundingClientRect().top ?? innerHeight;
      const { top, bottom } = grid.getBoundingClientRect();
      return Math.min(bottom, barTop) - Math.max(top, 0);
    });
    expect(shown).toBeGreaterThan(390 / 2);
  });

  await test.step('nothing, once the days are sent', async () => {
    await press(guest.day(20));
    await guest.fillIn();
    await press(guest.submit);
    await expect(page.getByRole('heading', { name: t('home:sent.title') })).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(bar).toBeHidden();
    await press(guest.day(22));
    await expect(page.getByRole('heading', { name: t('home:sent.title') })).toBeAttached();
  });
});
