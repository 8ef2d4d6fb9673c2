import { openWithoutServer } from '../browser/without-server';
import type { Page } from '@playwright/test';
import { holdBack } from '../browser/hold-back';
import { expect, test } from './fixtures';

const day = (page: Page, date: string) => page.locator(`[data-day="${date}"]`);

const openDecember = async (page: Page, nextMonth: string) => {
  await page.goto('/');
  await page.getByRole('button', { name: nextMonth }).click();
  await expect(day(page, '2026-12-04')).toHaveAttribute('data-availability', 'occupied');
};

test('home', async ({ page, t, shoot }) => {
  await page.goto('/');
  await expect(day(page, '2026-11-27')).toHaveAttribute('data-availability', 'occupied');
  await shoot('home');
  await shoot('home-window', { isWindow: true });
  await openDecember(page, t('calendar.nextMonth'));
  await shoot('home-december');
  await shoot('home-hover-first-day', { pose: () => day(page, '2026-12-08').hover() });
  await shoot('home-hover-taken', { pose: () => day(page, '2026-12-18').hover() });
  await shoot('home-focus-taken', {
    pose: async () => {
      await day(page, '2026-12-10').focus();
      await page.keyboard.press('ArrowDown');
    },
  });
});

test('home, days chosen', async ({ page, t, shoot }) => {
  await openDecember(page, t('calendar.nextMonth'));
  await day(page, '2026-12-08').click();
  await shoot('home-first-day');
  await shoot('home-hover-range', { pose: () => day(page, '2026-12-11').hover() });
  await day(page, '2026-12-11').click();
  await shoot('home-range');
  await shoot('home-range-window', { isWindow: true });
  await page.getByRole('button', { name: t('calendar.nextMonth') }).click();
  await shoot('home-too-far');
});

test('home, range too long', async ({ page, t, shoot }) => {
  await openDecember(page, t('calendar.nextMonth'));
  await day(page, '2026-12-07').click();
  await day(page, '2026-12-16').click();
  await page.getByLabel(t('home:form.name'), { exact: true }).fill('Anna Seidel');
  await page.getByLabel(t('email.label')).fill('anna@mail.example');
  await page.getByRole('button', { name: t('home:form.submit') }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await shoot('home-range-too-long');
});

test('home, what the form says', async ({ page, t, shoot }) => {
  await openDecember(page, t('calendar.nextMonth'));
  await day(page, '2026-12-08').click();
  await day(page, '2026-12-11').click();
  const name = page.getByLabel(t('home:form.name'), { exact: true });
  const email = page.getByLabel(t('email.label'));
  const message = page.getByLabel(t('home:form.message'));
  const submit = page.getByRole('button', { name: t('home:form.submit') });

  await name.fill('A');
  await email.fill('anna.seidel@mail');
  await message.fill('Ein Kinderbett wäre wunderbar. '.repeat(17));
  await message.blur();
  await shoot('home-form-errors');

  await name.fill('Anna Seidel');
  await email.fill('anna.seidel@mail.example');
  await message.fill('Wir kommen mit zwei Kindern und unserem Hund. Ein Kinderbett wäre wunderbar.');
  const sending = await holdBack(page, '**/api/bookings/request');
  await submit.click();
  await expect(page.getByRole('button', { name: t('home:form.submitting') })).toBeVisible();
  await shoot('home-form-sending');
  sending.fail();
  await expect(page.getByRole('alert')).toBeVisible();
  await shoot('home-form-failed');
});

test('home, sent', async ({ page, emptyDeployment, t, shoot }) => {
  await page.goto(emptyDeployment.url);
  await page.getByRole('button', { name: t('calendar.nextMonth') }).click();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  await shoot('home-new-house');
  await day(page, '2026-12-08').click();
  await day(page, '2026-12-11').click();
  await page.getByLabel(t('home:form.name'), { exact: true }).fill('Anna Seidel');
  await page.getByLabel(t('email.label')).fill('anna.seidel@mail.example');
  await page.getByRole('button', { name: t('home:form.submit') }).click();
  await expect(page.getByRole('heading', { name: t('home:sent.title') })).toBeVisible();
  await shoot('home-sent');
});

test('home, not on the guest list', async ({ page, emptyDeployment, t, shoot }) => {
  await (await emptyDeployment.ownerApi()).call('PATCH', '/admin/settings', { whitelistEnabled: true });
  await page.goto(emptyDeployment.url);
  await page.getByRole('button', { name: t('calendar.nextMonth') }).click();
  await day(page, '2026-12-08').click();
  await page.getByLabel(t('home:form.name'), { exact: true }).fill('Anna Seidel');
  await page.getByLabel(t('email.label')).fill('anna.seidel@mail.example');
  await page.getByRole('button', { name: t('home:form.submit') }).click();
  await expect(page.getByRole('alert')).toContainText(t('home:refused.accessDenied'));
  await shoot('home-access-denied');
});

test('home, loading', async ({ page, t, shoot }) => {
  await page.route('**/api/bookings/occupied', () => undefined);
  await openWithoutServer(page, '/');
  await expect(page.getByText(t('home:calendar.loading'))).toBeVisible();
  await shoot('home-loading');
});

test('menus', async ({ page, t, shoot }) => {
  await page.goto('/my-requests');
  await shoot('menu', {
    isWindow: true,
    pose: async () => {
      const language = page.getByRole('button', { name: t('nav.language') });
      const menu = page.getByRole('button', { name: t('nav.menu'), exact: true });
      if (await page.locator('[popover]:popover-open').count()) await page.keyboard.press('Escape');
      await menu.or(language).filter({ visible: true }).click();
    },
  });
});
