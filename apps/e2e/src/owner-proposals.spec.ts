import { formatDay, formatTypedDay, parseDay } from '@hearthstay/stay';
import { expectAccessible } from './accessibility/expect-accessible';
import { press } from './browser/press';
import { write } from './browser/write';
import { guests } from './deployment/people';
import { subjects } from './mail/subjects';
import { dateOfNextMonth, rangeOfNextMonth } from './people/next-month';
import { expect, test } from './product/fixtures';

const { anna } = guests;
const enquiry = { ...anna, startDate: dateOfNextMonth(10), endDate: dateOfNextMonth(12) };

test(
  'the owner accepts other days that a guest asks for, offers days with a hold, and takes the offer back',
  { tag: ['@crossed', '@desk'] },
  async ({ deployment, owner, t, language }) => {
    const { page, openedBooking: booking } = owner;
    const { id, token: confirmToken } = await deployment.ask(enquiry);
    await deployment.api.call('GET', `/bookings/confirm/${confirmToken}`);
    const letter = { to: anna.email, subject: subjects[language].confirmRequest };
    const [, token = ''] = /\/status\/([\w-]+)/.exec(await deployment.mail.textOf(letter)) ?? [];
    const wished = { start_date: dateOfNextMonth(11), end_date: dateOfNextMonth(14), note: 'Die Fähre kommt später.' };
    await deployment.api.withSession(token).call('POST', `/bookings/requests/${id}/change`, wished);
    await owner.resume(await deployment.session(), 'dashboard');

    await test.step('accepts the wish, which waits on the dashboard', async () => {
      const waiting = owner.card(t('admin:dashboard.waiting.title'));
      await expect(waiting).toContainText(t('admin:dashboard.waiting.asks-for-days', { name: anna.name }));
      await press(waiting.getByRole('link', { name: new RegExp(t('admin:dashboard.waiting.decide')) }));
      const title = t('admin:bookingPage.next.asks-for-days', { name: anna.name });
      const wish = booking.getByRole('region', { name: title });
      await expect(wish).toContainText(rangeOfNextMonth(11, 14, language));
      await expect(wish).toContainText(wished.note);
      await expectAccessible(page);
      await press(wish.getByRole('button', { name: t('admin:proposal.acceptDays') }));
      await owner.expectNotice(t('admin:proposal.accepted', { name: anna.name }));
      await expect(wish).toHaveCount(0);
      await expect(booking).toContainText(rangeOfNextMonth(11, 14, language));
    });

    const dialog = page.getByRole('dialog', { name: t('admin:offer.title') });
    const typed = (day: number) => formatTypedDay(parseDay(dateOfNextMonth(day)), language);

    await test.step('offers other days and holds them', async () => {
      await press(booking.getByRole('button', { name: t('admin:bookingPage.offer') }));
      await write(dialog.getByLabel(t('admin:moveDialog.first')), typed(20));
      await write(dialog.getByLabel(t('admin:moveDialog.last')), typed(22));
      await expect(dialog.getByText(t('admin:freeOrTaken.free'))).toBeVisible();
      await press(dialog.getByRole('switch', { name: t('admin:offer.hold') }));
      await expectAccessible(page);
      await press(dialog.getByRole('button', { name: t('admin:offer.send') }));
      await owner.expectNotice(t('admin:offer.done', { name: anna.name }));
      await expect(booking).toContainText(t('admin:proposal.held', { name: anna.name }));
      await expectAccessible(page);
      const occupied = await deployment.api.call<{ date: string }[]>('GET', '/bookings/occupied');
      expect(JSON.stringify(occupied)).toContain(dateOfNextMonth(21));
    });

    await test.step('takes it back, which frees the days', async () => {
      await press(booking.getByRole('button', { name: t('admin:withdrawOffer.begin') }));
      const question = page.getByRole('dialog', { name: t('admin:withdrawOffer.title') });
      await expectAccessible(page);
      await press(question.getByRole('button', { name: t('admin:withdrawOffer.confirm') }));
      await owner.expectNotice(t('admin:withdrawOffer.done'));
      await expect(booking).not.toContainText(t('admin:proposal.held', { name: anna.name }));
      const occupied = await deployment.api.call<object[]>('GET', '/bookings/occupied');
      expect(JSON.stringify(occupied)).not.toContain(dateOfNextMonth(21));
    });
  },
);

test(
  'the owner offers free days of the calendar to somebody who has not asked for them',
  { tag: '@phone' },
  async ({ deployment, owner, t, language }) => {
    const { page, openedBooking: booking } = owner;
    await owner.resume(await deployment.session(), 'availability');
    const calendar = owner.card(t('admin:ownerCalendar.title'));
    const day = (number: number) => calendar.locator(`[data-day="${dateOfNextMonth(number)}"]`);
    await press(day(5).locator('.owner-number'));
    await press(day(8).locator('.owner-number'));
    await press(calendar.getByText(t('admin:bookingPage.offer'), { exact: true }));
    await write(calendar.getByLabel(t('admin:editGuest.name')), anna.name);
    await write(calendar.getByRole('textbox', { name: t('email.label') }), anna.email);
    await expectAccessible(page);
    await press(calendar.getByRole('button', { name: t('admin:offer.send') }));
    await owner.expectNotice(t('admin:offer.done', { name: anna.name }));
    await expect(day(6)).toHaveAccessibleName(new RegExp(anna.name));
    await expectAccessible(page);

    await press(calendar.locator('[data-bar^="offer"]').first());
    await expect(booking.getByRole('heading', { level: 2, name: anna.name })).toBeFocused();
    const [request] = await (
      await deployment.ownerApi()
    ).call<{ proposal: { valid_until: string } }[]>('GET', '/admin/requests');
    const until = formatDay(parseDay(request?.proposal.valid_until ?? ''), language);
    await expect(booking).toContainText(t('admin:bookingPage.next.offered', { day: until }));
  },
);
