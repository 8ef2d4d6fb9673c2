import { formatDay, formatDayForTable, formatTypedDay, parseDay } from '@hearthstay/stay';
import { press } from './browser/press';
import { morningOf } from './deployment/deployment';
import { guests } from './deployment/people';
import { expect, test } from './product/fixtures';

const { anna } = guests;
const lastEvening = '2026-01-10';
/** The time at the property. In the two time zones below, it is noon then, of this day or of the next. */
const evening = new Date(`${lastEvening}T23:50:00+01:00`);
const beforeMidnight = new Date(`${lastEvening}T23:59:00+01:00`);

for (const timezoneId of ['Pacific/Honolulu', 'Pacific/Kiritimati']) {
  test.describe(`in a browser in ${timezoneId}`, { tag: '@desk' }, () => {
    test.use({ timezoneId, startsAt: evening });

    test.beforeEach(async ({ page, ownerPage }) => {
      await page.clock.install({ time: beforeMidnight });
      await ownerPage.clock.install({ time: beforeMidnight });
    });

    test("an open page continues with the new day at midnight in the property's time zone, in which it shows times", async ({
      page,
      deployment,
      guest,
      owner,
      t,
      language,
    }) => {
      await test.step('the new day at midnight', async () => {
        await (await deployment.ownerApi()).call('PATCH', '/admin/settings', { maxAdvanceBookingDays: 10 });
        await page.goto('/');
        await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
        await expect(guest.date('2026-01-10')).toHaveAttribute('aria-current', 'date');
        await expect(guest.date('2026-01-10')).toBeEnabled();
        await expect(guest.date('2026-01-20')).toBeEnabled();
        await expect(guest.date('2026-01-21')).toBeDisabled();

        // A response that was on its way meanwhile sets the page's clock back to the server's, which is not put
        // forward.
        await expect(async () => {
          await page.clock.fastForward('12:00');
          const soon = { timeout: 2_000 };
          await expect(guest.date('2026-01-11')).toHaveAttribute('aria-current', 'date', soon);
          await expect(guest.date('2026-01-10')).toBeDisabled(soon);
          await expect(guest.date('2026-01-21')).toBeEnabled(soon);
          await expect(guest.date('2026-01-22')).toBeDisabled(soon);
        }).toPass();
      });

      await test.step('days and times', async () => {
        const day = parseDay(lastEvening);
        await deployment.ask({ ...anna, startDate: '2026-01-12', endDate: '2026-01-13' });
        const status = await deployment.mail.tokenAfter(
          () => deployment.api.call('POST', '/bookings/send-access-link', { email: anna.email }),
          anna.email,
          '/status/',
        );
        await page.goto(`/status/${status}`);
        await expect(page.getByText(t('status:requestedOn', { day: formatDay(day, language) }))).toBeVisible();

        await owner.resume(await deployment.session(), 'bookings');
        const request = owner.requestOf(anna.email);
        await expect(request).toContainText(formatDayForTable(day, language, day));
        await press(request.getByRole('link', { name: anna.name }));
        const booking = owner.openedBooking;
        await press(booking.getByRole('button', { name: t('admin:bookings.history.title') }));
        const time = /23:5\d/;
        await expect(booking.getByRole('time').filter({ hasText: time })).toContainText(
          formatDayForTable(day, language),
        );
      });
    });
  });
}

const houseDay = '2026-01-10';

for (const device of ['2024-02-29T12:00:00Z', '2031-07-01T12:00:00Z']) {
  test.describe(`on a device whose clock shows ${device.slice(0, 4)}`, { tag: '@desk' }, () => {
    test.use({ startsAt: morningOf(houseDay) });

    test.beforeEach(async ({ page, ownerPage }) => {
      await page.clock.install({ time: new Date(device) });
      await ownerPage.clock.install({ time: new Date(device) });
    });

    test("calendars have the day of the house, the guests' accepts a request, and the owner's panel a closed day", async ({
      page,
      deployment,
      guest,
      owner,
      t,
      language,
    }) => {
      await page.goto('/');
      await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
      await expect(guest.date(houseDay)).toHaveAttribute('aria-current', 'date');
      await expect(guest.date('2026-01-09')).toBeDisabled();
      await press(guest.date('2026-01-20'));
      await press(guest.date('2026-01-22'));
      await guest.fillIn();
      await press(guest.submit);
      await expect(page.getByRole('heading', { name: t('home:sent.title') })).toBeVisible();

      await deployment.ask({ ...anna, startDate: '2026-01-12', endDate: '2026-01-13' });
      await owner.resume(await deployment.session(), 'bookings');
      await expect(owner.approveButton(anna.email)).toBeEnabled();
      await owner.open('availability');
      const calendar = owner.card(t('admin:ownerCalendar.title'));
      await expect(calendar.locator(`[data-day="${houseDay}"]`)).toHaveAttribute('aria-current', 'date');
      const blocking = owner.card(t('admin:availability.title'));
      await blocking.getByLabel(t('admin:availability.firstDay')).fill(formatTypedDay(parseDay(houseDay), language));
      await press(blocking.getByRole('button', { name: t('admin:availability.block', { count: 1 }) }));
      await expect(calendar.locator(`[data-day="${houseDay}"]`)).toHaveAccessibleName(
        new RegExp(t('admin:ownerCalendar.blocked')),
      );
    });
  });
}
