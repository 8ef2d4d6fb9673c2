import { expectAccessible } from './accessibility/expect-accessible';
import { press } from './browser/press';
import { write } from './browser/write';
import { enterBooking } from './deployment/enter-booking';
import { guests } from './deployment/people';
import { dateOfNextMonth } from './people/next-month';
import { expect, test } from './product/fixtures';

const { anna, jonas, marta, paul } = guests;

const days = (from: number, to: number) => ({ start_date: dateOfNextMonth(from), end_date: dateOfNextMonth(to) });

test('guests respond to offers, and ask for other days', async ({ page, deployment, t, language }) => {
  await test.step('one accepts an offer that holds its days', async () => {
    const api = await deployment.ownerApi();
    const offer = { name: anna.name, email: anna.email, ...days(3, 5), hold: true, locale: language };
    const token = await deployment.mail.tokenAfter(
      () => api.call('POST', '/admin/offers', offer),
      anna.email,
      '/status/',
    );
    await page.goto(`/status/${token}`);
    const section = page.getByRole('group', { name: t('status:offer.titleOfStay') });
    await expect(section).toBeVisible();
    await expect(page.getByRole('button', { name: t('status:next.confirmRequestAction') })).toHaveCount(0);
    await expect(page.getByRole('button', { name: t('status:leave.withdraw') })).toHaveCount(0);
    await expectAccessible(page);
    await press(section.getByRole('button', { name: t('status:offer.accept') }));
    await expect(page.getByText(t('status:offer.accepted'))).toBeVisible();
    await expect(section).toBeHidden();
    await expect(page.getByText(t('status.confirmed'), { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
    const file = await page.getByRole('link', { name: t('status:calendarFile.add') }).getAttribute('href');
    expect(decodeURIComponent(file ?? '')).toContain(`DTEND;VALUE=DATE:${dateOfNextMonth(6).replaceAll('-', '')}\r\n`);
    await expectAccessible(page);
  });

  await test.step('one declines an offer, and the booking is unchanged', async () => {
    const { token, byOwner } = await enterBooking(deployment, jonas, days(17, 19));
    await byOwner('offer', { ...days(18, 21), note: 'Am 17. kommt der Kaminbauer.' });
    await page.goto(`/status/${token}`);
    const section = page.getByRole('group', { name: t('status:offer.title') });
    await expect(section).toContainText('Am 17. kommt der Kaminbauer.');
    await press(section.getByRole('button', { name: t('status:offer.decline') }));
    await expectAccessible(page);
    await press(page.getByRole('dialog').getByRole('button', { name: t('status:offer.declineAction') }));
    await expect(page.getByText(t('status:offer.declined'))).toBeVisible();
    await expect(section).toBeHidden();
    await expect(page.getByRole('heading', { level: 2 })).toContainText('19');
    await expect(page.getByText(t('status.confirmed'), { exact: true }).first()).toBeVisible();
  });

  await test.step('one accepts an offer that was replaced, which changes nothing, and then the new one', async () => {
    const { token, byOwner } = await enterBooking(deployment, marta, days(23, 25));
    await byOwner('offer', { ...days(24, 27), note: 'Erstes' });
    await page.goto(`/status/${token}`);
    const section = page.getByRole('group', { name: t('status:offer.title') });
    await expect(section).toContainText('Erstes');
    await byOwner('offer', { ...days(26, 28), note: 'Zweites' });
    const accept = section.getByRole('button', { name: t('status:offer.accept') });
    await press(accept);
    await expect(page.getByRole('alert')).toContainText(t('status:offer.replaced'));
    await expect(section).toContainText('Zweites');
    await expectAccessible(page);
    await press(accept);
    await expect(page.getByText(t('status:offer.accepted'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toContainText('28');
  });

  await test.step('one asks for other days, which the owner accepts', async () => {
    const { token, byOwner } = await enterBooking(deployment, paul, days(10, 12));
    await page.goto(`/status/${token}`);
    await press(page.getByRole('button', { name: t('status:change.open') }));
    const dialog = page.getByRole('dialog', { name: t('status:change.open') });
    await expect(dialog).toBeVisible();
    const send = dialog.getByRole('button', { name: t('status:change.send') });
    await press(send);
    await expect(dialog.getByRole('alert')).toContainText(t('status:change.same'));
    await write(dialog.getByLabel(t('leave'), { exact: true }), dateOfNextMonth(14));
    await write(dialog.getByLabel(t('arrive'), { exact: true }), dateOfNextMonth(11));
    await write(dialog.getByLabel(t('status:change.note')), 'Ginge das?');
    await expectAccessible(page);
    await press(send);
    await expect(dialog).toBeHidden();
    await expect(page.getByText(t('status:change.wished', { day: '' }).slice(0, 20))).toBeVisible();
    await expect(page.getByText('Ginge das?')).toBeVisible();
    await expectAccessible(page);
    await byOwner('change', { accept: true });
    await page.reload();
    await expect(page.getByRole('heading', { level: 2 })).toContainText('14');
    await expect(page.getByText('Ginge das?')).toHaveCount(0);
  });
});
