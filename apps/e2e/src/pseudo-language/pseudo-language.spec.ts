import { press } from '../browser/press';
import { write } from '../browser/write';
import { guests } from '../deployment/people';
import { dateOfNextMonth } from '../people/next-month';
import { expect } from '../product/fixtures';
import { plainPages } from '../product/plain-pages';
import { expectTranslatedAndFitting, propertyName, test, useProduct } from './fixtures';
import { prices } from './prices';
import { visitDecidePages } from './visit-decide-pages';
import { visitProposals } from './visit-proposals';
import { visitWishAndMessages } from './visit-wish-and-messages';

useProduct();

const embed = { origins: ['https://www.example.com'] };

test(
  'all texts for guests are translated, and none of them is cut',
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
    for (const path of plainPages) {
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
    await press(page.getByRole('button', { name: t('status:leave.withdraw') }));
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectTranslatedAndFitting(page, 'withdraw a request');
    await owner.call('PUT', '/admin/settings/embed', embed);
    await page.goto('/embed');
    await expect(page.getByRole('grid')).toBeVisible();
    await expectTranslatedAndFitting(page, 'calendar for a frame');
    await owner.call('PATCH', '/admin/settings', { appPassword: 'Seerose' });
    await page.goto('/embed');
    await expect(page.getByRole('grid')).toHaveCount(0);
    await expectTranslatedAndFitting(page, 'calendar for a frame, with a password');
    await page.goto('/');
    await expect(page.getByRole('button', { name: t('gate.submit') })).toBeVisible();
    await expectTranslatedAndFitting(page, 'gate');
  },
);

test(
  'all texts for the owner are translated, and none of them is cut',
  { tag: '@phone' },
  async ({ deployment, owner, t }) => {
    const { anna, maximilian, paul } = guests;
    const api = await deployment.ownerApi();
    await api.call('PATCH', '/admin/settings', { propertyName });
    await api.call('PUT', '/admin/settings/waiting-requests', { remindAfterHours: [24], declineBeforeArrival: true });
    await api.call('PUT', '/admin/settings/embed', embed);
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
    await owner.resume(await deployment.session(), 'dashboard');
    for (const address of await owner.addresses()) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      if (address.endsWith('=stays')) await press(page.getByRole('button', { name: t('admin:seasons.add') }));
      if (address.endsWith('=prices')) await press(page.getByRole('switch', { name: t('admin:prices.enabled') }));
      for (const summary of await page.locator('summary').all()) await summary.click();
      await expectTranslatedAndFitting(page, address);
    }
    await owner.open('bookings');
    await expect(owner.requestOf(maximilian.email)).toBeVisible();
    await owner.openCancelDialog(anna.email);
    await expectTranslatedAndFitting(page, 'cancelling');
  },
);

test(
  'prices and extra fields are translated, and not cut, for guests and the owner',
  { tag: '@phone' },
  async ({ page, deployment, guest, owner, t }) => {
    const api = await deployment.ownerApi();
    await api.call('PATCH', '/admin/settings', { propertyName });
    await api.call('PUT', '/admin/settings/prices', prices);
    await api.call('PUT', '/admin/settings/request-form', { askPhone: 'required', askArrivalTime: 'required' });
    await guest.openCalendar();
    await expectTranslatedAndFitting(page, 'home with prices');
    await guest.choose({ from: 10, to: 13 });
    for (const summary of await page.locator('summary').all()) await summary.click();
    await write(page.getByLabel(t('home:form.phone')), '1');
    await guest.messageField.focus();
    await expectTranslatedAndFitting(page, 'home with a quote and an error');

    await guest.fillIn();
    await write(page.getByLabel(t('home:form.phone')), '+49 151 234');
    await page.getByLabel(t('home:form.arrivalTime')).fill('16:30');
    await press(guest.submit);
    await expect(page.getByRole('heading', { name: t('home:sent.title') })).toBeVisible();
    const [request] = await api.call<{ id: string }[]>('GET', '/admin/requests');
    await api.call('PATCH', `/admin/requests/${request!.id}`, { status: 'approved' });
    const status = await deployment.mail.tokenAfter(
      () => deployment.api.call('POST', '/bookings/send-access-link', { email: guest.email }),
      guest.email,
      '/status/',
    );
    await page.goto(`/status/${status}`);
    await expect(page.getByRole('region', { name: t('status:payment.title') })).toBeVisible();
    await expectTranslatedAndFitting(page, 'status with a payment');

    await owner.resume(await deployment.session(), 'dashboard');
    await expect(owner.page.getByRole('link', { name: t('admin:dashboard.paymentsDue') })).toBeVisible();
    await expectTranslatedAndFitting(owner.page, 'dashboard with payments');
    await owner.page.goto(`/admin/bookings/${request!.id}`);
    await press(owner.openedBooking.getByRole('button', { name: t('admin:bookings.payment.show') }));
    await expect(owner.page.getByRole('dialog', { name: t('admin:payments.title') })).toBeVisible();
    await expectTranslatedAndFitting(owner.page, 'payments');
  },
);

test(
  'the page by which an admin decides is translated, and not cut',
  { tag: '@phone' },
  async ({ page, deployment, guest, owner, t }) => {
    const api = await deployment.ownerApi();
    await api.call('PATCH', '/admin/settings', { propertyName });
    await api.call('PUT', '/admin/settings/prices', prices);
    await api.call('PUT', '/admin/settings/request-form', { askPhone: 'required', askArrivalTime: 'required' });
    await visitDecidePages({ page, deployment, guest, owner, t });
  },
);

test(
  'messages and a wish to cancel are translated, and not cut, for guests and the owner',
  { tag: '@phone' },
  async ({ page, deployment, guest, owner, t }) => {
    const api = await deployment.ownerApi();
    await api.call('PATCH', '/admin/settings', { propertyName });
    await visitWishAndMessages({ page, deployment, guest, owner, t });
  },
);

test('dialogs of the panel are translated, and not cut', { tag: '@phone' }, async ({ deployment, owner, t }) => {
  const { anna } = guests;
  const { page } = owner;
  const api = await deployment.ownerApi();
  await api.call('PATCH', '/admin/settings', { propertyName });
  const days = { start_date: dateOfNextMonth(10), end_date: dateOfNextMonth(12) };
  const entered = { name: anna.name, email: anna.email, ...days, status: 'confirmed' };
  const { id } = await api.call<{ id: string }>('POST', '/admin/requests', entered);
  await owner.resume(await deployment.session(), 'bookings');
  await page.goto(`/admin/bookings/${id}`);
  await expect(owner.openedBooking).toContainText(anna.name);
  await expectTranslatedAndFitting(page, 'page of a booking');
  for (const button of ['edit', 'move', 'cancel'] as const) {
    await press(owner.openedBooking.getByRole('button', { name: t(`admin:bookingPage.${button}`), exact: true }));
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectTranslatedAndFitting(page, button);
    if (button !== 'cancel') {
      await write(page.getByRole('dialog').getByRole('textbox').first(), '');
      await press(page.getByRole('dialog').locator('button[type="submit"]'));
      await expect(page.getByRole('dialog').locator('[aria-invalid="true"]')).toBeVisible();
      await expectTranslatedAndFitting(page, `${button}, with an error`);
    } else {
      await press(page.getByRole('dialog').getByRole('button', { name: t('admin:cancelDialog.confirm') }));
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
      await expectTranslatedAndFitting(page, 'cancel a confirmed booking');
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }

  await owner.open('availability');
  const calendar = owner.card(t('admin:ownerCalendar.title'));
  for (const day of [20, 22]) await press(calendar.locator(`[data-day="${dateOfNextMonth(day)}"] .owner-number`));
  await press(page.getByText(t('admin:enterBooking.booking'), { exact: true }));
  await expect(page.getByLabel(t('admin:editGuest.name'))).toBeVisible();
  await press(page.getByText(t('admin:enterBooking.more'), { exact: true }));
  await expectTranslatedAndFitting(page, 'enter a booking');
  await press(page.getByRole('button', { name: t('admin:enterBooking.enter'), exact: true }));
  await expect(page.locator('[aria-invalid="true"]')).toBeVisible();
  await expectTranslatedAndFitting(page, 'enter a booking, with an error');

  await page.goto('/admin?tab=settings&section=people');
  await press(page.getByRole('button', { name: t('admin:admins.remove', { email: owner.email }) }));
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectTranslatedAndFitting(page, 'remove an admin');

  await page.goto('/admin?tab=settings&section=history');
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
      .first(),
  ).toBeVisible();
  await expectTranslatedAndFitting(page, 'history');

  deployment.mail.refuseAll();
  await api.call('POST', `/admin/requests/${id}/messages`, { text: 'Bis bald' });
  await page.goto('/admin?tab=settings&section=emails&part=log');
  await expect(page.getByRole('button', { name: t('admin:emailLog.tryNow') })).toBeVisible();
  await press(page.getByRole('button', { name: t('admin:emailLog.test.send') }));
  await expect(page.getByRole('alert')).toBeVisible();
  await expectTranslatedAndFitting(page, 'e-mail log');

  await page.goto('/admin?tab=settings&section=emails&kind=arrival');
  await expect(page.getByRole('heading', { name: t('admin:stayEmails.kinds.arrival') })).toBeVisible();
  await expectTranslatedAndFitting(page, 'an e-mail of a stay');
});

test.describe('without a mail server', () => {
  test.use({ settings: { SMTP_URL: '', ADMIN_EMAILS: 'owner@example.com' } });

  test('the mailbox page is translated, and not cut', { tag: '@phone' }, async ({ page, deployment, guest }) => {
    await guest.ask({ from: 10, to: 11 });
    await page.goto(deployment.product.mailboxUrl);
    await expect(page.getByRole('link').first()).toBeVisible();
    await expectTranslatedAndFitting(page, 'mailbox');
    await press(page.locator('a[href^="/dev/mailbox/"]').first());
    await page.waitForURL(/\/dev\/mailbox\/[\w-]+/);
    await expectTranslatedAndFitting(page, 'an e-mail in the mailbox');
  });
});

test(
  'offers, and wishes for other days, are translated, and not cut, for guests',
  { tag: '@phone' },
  async ({ page, deployment, t }) => {
    const api = await deployment.ownerApi();
    await api.call('PATCH', '/admin/settings', { propertyName });
    await visitProposals({ page, deployment, t });
  },
);
