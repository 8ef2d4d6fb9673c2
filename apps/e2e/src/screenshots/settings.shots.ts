import type { CalendarView } from '@hearthstay/contracts';
import { addDays, parseDay } from '@hearthstay/stay';
import { morningOf } from '../deployment/deployment';
import { owners } from '../deployment/people';
import { lakePhoto } from '../deployment/photo';
import { today } from '../deployment/seed-data';
import { expect, rememberSession, test } from './fixtures';

const [firstOwner] = owners;

test('settings', async ({ page, t, signIn, shoot }) => {
  await signIn();
  await page.goto('/admin?tab=settings');
  const general = page.getByRole('region', { name: t('admin:general.title') });
  await expect(page.getByText(owners[1].email).first()).toBeVisible();
  await shoot('settings');

  await general.getByLabel(t('admin:general.name')).fill('');
  await general.getByLabel(t('admin:general.advance')).fill('400');
  await general.getByLabel(t('admin:general.consecutive')).fill('0');
  await general.getByRole('button', { name: t('admin:general.save') }).click();
  await expect(general.getByText(t('errors:PROPERTY_NAME_REQUIRED'))).toBeVisible();
  for (const card of [t('admin:admins.title'), t('admin:whitelist.title')]) {
    const region = page.getByRole('region', { name: card });
    await region.getByLabel(t('admin:addEmail.label')).fill('petra');
    await region.getByRole('button', { name: t('admin:addEmail.add'), exact: true }).click();
  }
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'See.png', mimeType: 'image/png', buffer: Buffer.from('Kein JPEG') });
  await expect(page.getByRole('alert')).toBeVisible();
  await shoot('settings-errors');
});

test('settings, server refuses', async ({ page, t, signIn, shoot }) => {
  await signIn();
  await page.goto('/admin?tab=settings');
  const region = (title: string) => page.getByRole('region', { name: title });
  await expect(page.getByText(owners[1].email).first()).toBeVisible();
  await page.route('**/api/admin/**', (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()));
  await region(t('admin:general.title')).getByRole('button', { name: t('admin:general.save') }).click();
  await region(t('admin:whitelist.title')).getByRole('switch').click();
  const admins = region(t('admin:admins.title'));
  await admins.getByLabel(t('admin:addEmail.label')).fill('jakob@lindner.example');
  await admins.getByRole('button', { name: t('admin:addEmail.add'), exact: true }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'See.jpg', mimeType: 'image/jpeg', buffer: await lakePhoto() });
  await expect(page.getByRole('alert')).toHaveCount(3);
  await shoot('settings-refused');
});

test('settings, dialogs and editors', async ({ page, t, signIn, shoot }) => {
  await signIn();
  await page.goto('/admin?tab=settings');
  const dialog = page.getByRole('dialog');
  const remove = (email: string) => page.getByRole('button', { name: t('admin:admins.remove', { email }) });
  await remove(owners[1].email).click();
  await expect(dialog).toBeVisible();
  await shoot('settings-remove-admin', { isWindow: true });
  await page.keyboard.press('Escape');
  await remove(firstOwner.email).click();
  await expect(dialog.getByText(t('admin:removeAdmin.self'))).toBeVisible();
  await shoot('settings-remove-self', { isWindow: true });
  await page.keyboard.press('Escape');
  const list = page.getByRole('region', { name: t('admin:whitelist.title') });
  await list.getByRole('button', { name: /^Notiz zu|^Edit the note/ }).first().click();
  await shoot('settings-edit-note');
});

test('settings, saved', async ({ page, emptyDeployment, t, shoot }) => {
  await rememberSession(page, await emptyDeployment.signIn());
  await page.goto(`${emptyDeployment.url}/admin?tab=settings`);
  const general = page.getByRole('region', { name: t('admin:general.title') });
  await expect(page.getByText(firstOwner.email).last()).toBeVisible();
  await shoot('settings-new-house');
  // The notice disappears after three seconds, so the clock is stopped.
  await page.clock.install({ time: morningOf(today) });
  await general.getByLabel(t('admin:password.label')).fill('Seerose');
  await page.getByRole('region', { name: t('admin:whitelist.title') }).getByRole('switch').click();
  await general.getByRole('button', { name: t('admin:general.save') }).click();
  await expect(general.getByText(t('admin:general.saved'), { exact: true })).toBeVisible();
  await shoot('settings-saved');
});

test('settings, image on its way', async ({ page, t, signIn, shoot }) => {
  await signIn();
  await page.goto('/admin?tab=settings');
  await page.route('**/background-image', () => undefined);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Unser Haus im Abendlicht.jpg', mimeType: 'image/jpeg', buffer: await lakePhoto() });
  await expect(page.getByRole('progressbar')).toBeVisible();
  await shoot('settings-image-upload');
  await expect(page.getByText(t('admin:image.title'))).toBeVisible();
});

test('settings, loading and failed', async ({ page, t, signIn, shoot }) => {
  await signIn();
  await page.route('**/api/admin/settings', (route) => route.abort());
  await page.goto('/admin?tab=settings');
  await expect(page.getByRole('alert')).toContainText(t('failure.title'));
  await shoot('settings-failed');
  await page.route('**/api/admin/settings', () => undefined);
  await page.reload();
  await expect(page.getByRole('status').first()).toBeAttached();
  await shoot('settings-loading');
});

const inDays = (days: number) => addDays(parseDay(today), days);

/** Calendars of other platforms, each in another state. */
const calendars = (): CalendarView[] => {
  const plain = {
    ...{ options: { onlyReserved: false, skipTransparent: false, includeShortTimed: false }, paused: false },
    ...{ lastSuccess: `${today}T08:00:00.000Z`, lastError: null, nextRead: `${today}T08:15:00.000Z`, days: 12 },
    ...{ conflicts: [], hasVanished: false, isReading: false, leftOut: [], warnings: [], unreadable: [] },
  };
  const nights = { from: inDays(30), to: inDays( 33) };
  return [
    {
      ...{ ...plain, id: 'a', name: 'Airbnb', url: 'https://www.airbnb.com/…', color: 'red' },
      conflicts: [
        { ...nights, with: ['Familie Sommer'], betweenCalendars: false },
        { from: inDays( 40), to: inDays( 42), with: ['Vrbo'], betweenCalendars: true },
      ],
      leftOut: [
        { reason: 'past', count: 3 },
        { reason: 'unreadable', count: 2 },
      ],
      warnings: [{ reason: 'unknown-zone', count: 1 }],
      unreadable: [
        { key: 'one', ...nights, nights: [nights], isFreed: false },
        { key: 'two', from: inDays( 60), to: null, nights: [], isFreed: true },
      ],
    },
    {
      ...{ ...plain, id: 'b', name: 'Vrbo', url: 'https://www.vrbo.com/…', color: 'blue', hasVanished: true },
      lastError: { code: 'CALENDAR_SET_ASIDE', params: {}, message: '', at: `${today}T08:00:00.000Z` },
    },
    { ...plain, id: 'c', name: 'Ferienportal', url: 'https://portal.example/…', color: 'green', isReading: true },
  ];
};

test('settings, calendars', async ({ page, t, signIn, shoot }) => {
  await signIn();
  await page.route('**/api/admin/calendars', (route) => route.fulfill({ json: calendars() }));
  await page.goto('/admin?tab=settings&section=calendars');
  const region = page.getByRole('region', { name: t('admin:calendars.title') });
  await expect(region.getByText('Ferienportal')).toBeVisible();
  for (const summary of await region.locator('summary').all()) await summary.click();
  await shoot('settings-calendars');
});
