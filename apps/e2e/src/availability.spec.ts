import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility/expect-accessible';
import { failCalls } from './browser/failing-calls';
import { press } from './browser/press';
import { guests } from './deployment/people';
import { dateOfNextMonth, dayOfNextMonth, rangeOfNextMonth } from './people/next-month';
import { expect, readingTest, test } from './product/fixtures';

const blocked = { from: 10, to: 12 };

/** Expects an accessible page after its calendar has loaded, because it has pale colours before. */
const expectPanelAccessible = async (page: Page): Promise<void> => {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(page);
};

test(
  'blocked days cannot be requested until the owner unblocks them',
  { tag: '@phone' },
  async ({ deployment, guest, owner, t, language }) => {
    const form = owner.card(t('admin:availability.title'));
    const firstDay = form.getByLabel(t('admin:availability.firstDay'));
    const lastDay = form.getByLabel(t('admin:availability.lastDay'));
    const unblock = (day: number) =>
      owner.card(t('admin:blockedDays.title')).getByRole('button', { name: dayOfNextMonth(day, language) });

    await test.step('the owner blocks days, but none in the past', async () => {
      await owner.resume(await deployment.session(), 'availability');
      await press(form.getByRole('button', { name: t('admin:availability.title') }));
      await expect(firstDay).toHaveAccessibleDescription(t('admin:availability.required'));
      await expect(firstDay).toBeFocused();
      await firstDay.fill(dateOfNextMonth(blocked.from));
      await lastDay.fill(dateOfNextMonth(blocked.to));
      await press(form.getByRole('button', { name: t('admin:availability.block', { count: 3 }) }));
      await expect(unblock(blocked.to)).toBeVisible();
      await owner.expectNotice(
        t('admin:availability.done', { count: 3, range: rangeOfNextMonth(blocked.from, blocked.to, language) }),
      );
      await expectPanelAccessible(owner.page);
    });

    await test.step('guests cannot choose them', async () => {
      await guest.expectClosed(blocked);
      await expect(guest.day(11)).toBeDisabled();
      await guest.day(11).click({ force: true });
      await expect(guest.emailField).toBeHidden();
      await expectAccessible(guest.page);
    });

    await test.step('the owner frees them, undoes that, and frees them again', async () => {
      const freed = t('admin:ownerCalendar.freed', {
        count: 3,
        range: rangeOfNextMonth(blocked.from, blocked.to, language),
      });
      await press(unblock(blocked.to));
      await owner.expectNotice(freed);
      // The offer to undo the blocking is shown as well; the latest offer is the last one.
      await press(owner.page.getByRole('button', { name: t('admin:undo') }).last());
      await owner.expectNotice(t('admin:ownerCalendar.undone'));
      // The list is loaded again when all calls have ended.
      const list = owner.page.waitForResponse((response) => response.url().endsWith('/admin/blocked-dates'));
      await press(unblock(blocked.to));
      await list;
      await expect(unblock(blocked.to)).toBeHidden();
      await expect(owner.page.getByText(t('admin:blockedDays.empty'))).toBeVisible();
      await expectPanelAccessible(owner.page);
      await guest.expectFree(blocked);
    });
  },
);

test(
  'days of a booking cannot be blocked, and failures are shown',
  { tag: ['@crossed', '@desk'] },
  async ({ deployment, owner, t }) => {
    const { page } = owner;
    const days = { startDate: dateOfNextMonth(11), endDate: dateOfNextMonth(11) };
    const form = owner.card(t('admin:availability.title'));
    const list = owner.card(t('admin:blockedDays.title'));
    const api = await deployment.ownerApi();
    await deployment.book({ ...guests.anna, ...days });
    await owner.resume(await deployment.session(), 'availability');
    const block = form.getByRole('button', { name: t('admin:availability.block', { count: 3 }) });

    await test.step('a booked day among them refuses all', async () => {
      await form.getByLabel(t('admin:availability.firstDay')).fill(dateOfNextMonth(10));
      await form.getByLabel(t('admin:availability.lastDay')).fill(dateOfNextMonth(12));
      await press(block);
      await expect(form.getByRole('alert')).toContainText(t('admin:availability.booked', { count: 1 }));
      await expectPanelAccessible(page);
      await expect(list.getByText(t('admin:blockedDays.empty'))).toBeVisible();
    });

    await test.step('without a response nothing is blocked either', async () => {
      await page.route('**/api/admin/block-dates', (route) => route.abort());
      await press(block);
      await expect(form.getByRole('alert')).toContainText(t('admin:availability.blockFailed'));
    });

    await test.step('a day that cannot be freed is shown again', async () => {
      await api.call('POST', '/admin/block-dates', { dates: [dateOfNextMonth(20)] });
      await page.reload();
      await page.route('**/api/admin/blocked-dates/*', (route) => route.abort());
      await press(list.getByRole('button'));
      await owner.expectNotice(t('admin:blockedDays.removeFailed'));
      await expect(list.getByRole('button')).toHaveCount(1);
    });

    await test.step('a failed load of the list can be retried', async () => {
      const { retryBy } = await failCalls(page, '**/api/admin/blocked-dates');
      await page.reload();
      await expect(list.getByRole('alert')).toContainText(t('failure.title'));
      await expectPanelAccessible(page);
      await retryBy(list.getByRole('button', { name: t('failure.retry') }));
      await expect(list.getByRole('alert')).toBeHidden();
      await expect(list.getByRole('button')).toHaveCount(1);
    });
  },
);

readingTest('the picker of a day is a dialog inside the window', async ({ deployment, owner, t }) => {
  const { page } = owner;
  await owner.resume(await deployment.session(), 'availability');
  const opener = owner
    .card(t('admin:availability.title'))
    .getByRole('button', { name: t('dayField.open') })
    .last();
  const picker = page.getByRole('dialog', { name: t('dayField.picker') });
  for (const block of ['start', 'center', 'end'] as const) {
    await opener.evaluate((button, to) => button.scrollIntoView({ block: to }), block);
    await press(opener);
    await expect(picker).toBeInViewport({ ratio: 1 });
    await expect(picker.locator('[data-day][tabindex="0"]')).toBeFocused();
    if (block === 'end') await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(picker).toBeHidden();
    await expect(opener).toBeFocused();
  }
});
