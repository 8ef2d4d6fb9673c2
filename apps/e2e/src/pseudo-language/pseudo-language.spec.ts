import type { Page } from '@playwright/test';
import { cutOverlays, cutTexts, protrudingTexts } from '../browser/cut-texts';
import { press } from '../browser/press';
import { write } from '../browser/write';
import { Deployment } from '../deployment/deployment';
import { guests } from '../deployment/people';
import { dateOfNextMonth } from '../people/next-month';
import { expect, test as base } from '../product/fixtures';
import { textsInPseudoLanguage } from '../texts/texts';
import { buildProduct } from './build-product';
import { untranslatedOn } from './untranslated';

const width = 360;
const propertyName = 'Haus am See';
/** Written by people. */
const data = [propertyName, 'Kur', 'Wir kommen mit Hund', 'Airbnb', 'Storno', 'Notiz', 'Rohr'];

let main: string;

const test = base.extend({
  language: 'de',
  viewport: { width, height: 740 },
  texts: async ({}, use) => use(textsInPseudoLanguage()),
  t: async ({ texts }, use) => use(texts.t),
  deployment: async ({ settings }, use) => {
    const deployment = await Deployment.start('de', undefined, settings, main);
    await use(deployment);
    await deployment.close();
  },
});

test.describe.configure({ mode: 'default', timeout: 120_000 });
test.beforeAll(async () => {
  main = await buildProduct();
});

const expectTranslatedAndFitting = async (page: Page, where: string) => {
  expect.soft(await untranslatedOn(page, data), where).toEqual([]);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(width);
  expect.soft(await page.evaluate(cutTexts), where).toEqual([]);
  expect.soft(await page.evaluate(cutOverlays), where).toEqual([]);
  expect.soft(await page.evaluate(protrudingTexts), where).toEqual([]);
};

test(
  'guests read nothing but translated texts, none of them cut',
  { tag: '@phone' },
  async ({ page, deployment, guest, t }) => {
    const { anna } = guests;
    const owner = await deployment.ownerApi();
    await owner.call('PATCH', '/admin/settings', { propertyName });
    await guest.openCalendar();
    await expectTranslatedAndFitting(page, 'home');
    await guest.choose({ from: 10, to: 13 });
    await expectTranslatedAndFitting(page, 'home with days');
    await write(guest.nameField, 'A');
    await write(guest.emailField, 'anna');
    await guest.messageField.focus();
    await expectTranslatedAndFitting(page, 'home with errors');
    await guest.fillIn('Wir kommen mit Hund');
    await press(guest.submit);
    await expect(page.getByRole('heading', { name: t('home:sent.title') })).toBeVisible();
    await expectTranslatedAndFitting(page, 'request sent');

    const { token } = await deployment.ask({
      ...anna,
      startDate: dateOfNextMonth(20),
      endDate: dateOfNextMonth(22),
    });
    await page.goto(`/confirm/${token}`);
    await expect(page.getByRole('heading', { name: t('confirm:requested.title') })).toBeVisible();
    await expectTranslatedAndFitting(page, 'confirm');
    for (const path of ['/my-requests', '/admin/login', '/confirm/never-sent', '/status/never-sent', '/nowhere']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectTranslatedAndFitting(page, path);
    }
    await page.goto('/admin/access/never-sent');
    await expect(page.getByRole('heading', { name: t('admin-access:denied.title') })).toBeVisible();
    await expectTranslatedAndFitting(page, 'denied access');
    await page.goto('/my-requests');
    await write(page.getByLabel(t('email.label')), anna.email);
    const link = await deployment.mail.tokenAfter(
      () => press(page.getByRole('button', { name: t('my-requests:submit') })),
      anna.email,
      '/status/',
    );
    await expect(page.getByRole('heading', { name: t('my-requests:sent.title') })).toBeVisible();
    await expectTranslatedAndFitting(page, 'my requests, sent');
    await page.goto(`/status/${link}`);
    await expect(page.getByText(anna.email)).toBeVisible();
    await expectTranslatedAndFitting(page, 'status');
    await owner.call('PATCH', '/admin/settings', { appPassword: 'Seerose' });
    await page.goto('/');
    await expect(page.getByRole('button', { name: t('gate.submit') })).toBeVisible();
    await expectTranslatedAndFitting(page, 'gate');
  },
);

test(
  'the owner reads nothing but translated texts, none of them cut',
  { tag: '@phone' },
  async ({ deployment, owner, t }) => {
    const { anna, maximilian, paul } = guests;
    const api = await deployment.ownerApi();
    await api.call('PATCH', '/admin/settings', { propertyName });
    await api.call('POST', '/admin/emails', { email: paul.email });
    await api.call('POST', '/admin/guest-whitelist', { email: anna.email, notes: 'Notiz' });
    await deployment.book({ ...anna, startDate: dateOfNextMonth(20), endDate: dateOfNextMonth(22) });
    const { token } = await deployment.ask({
      ...maximilian,
      startDate: dateOfNextMonth(10),
      endDate: dateOfNextMonth(12),
      message: 'Wir kommen mit Hund',
    });
    await deployment.api.call('GET', `/bookings/confirm/${token}`);
    await api.call('POST', '/admin/block-dates', { dates: [dateOfNextMonth(25)] });
    const { page } = owner;
    await page.setViewportSize({ width, height: 740 });
    await owner.resume(await deployment.session(), 'dashboard');
    for (const tab of ['dashboard', 'bookings', 'availability', 'settings'] as const) {
      await owner.open(tab);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectTranslatedAndFitting(page, tab);
    }
    for (const section of ['general', 'stays', 'prices', 'calendars']) {
      await page.goto(`/admin?tab=settings&section=${section}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      if (section === 'stays') await press(page.getByRole('button', { name: t('admin:seasons.add') }));
      if (section === 'prices') await press(page.getByRole('switch', { name: t('admin:prices.enabled') }));
      for (const summary of await page.locator('summary').all()) await summary.click();
      await expectTranslatedAndFitting(page, section);
    }
    await owner.open('bookings');
    await expect(owner.requestOf(maximilian.email)).toBeVisible();
    await owner.openCancelDialog(anna.email);
    await expectTranslatedAndFitting(page, 'cancelling');
  },
);
