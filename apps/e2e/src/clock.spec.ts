import { formatDay, formatDayForTable, parseDay } from '@hearthstay/stay';
import { press } from './browser/press';
import { guests } from './deployment/people';
import { expect, test } from './product/fixtures';

const { anna } = guests;
const lastEvening = '2026-01-10';
/** By the clock of the house. Browsers far in the west and in the east have noon, of this day and of the next. */
const evening = new Date(`${lastEvening}T23:50:00+01:00`);
const beforeMidnight = new Date(`${lastEvening}T23:59:00+01:00`);

for (const timezoneId of ['Pacific/Honolulu', 'Pacific/Kiritimati']) {
  test.describe(`in a browser in ${timezoneId}`, { tag: '@desk' }, () => {
    test.use({ timezoneId, startsAt: evening });

    test.beforeEach(async ({ page, ownerPage }) => {
      await page.clock.install({ time: beforeMidnight });
      await ownerPage.clock.install({ time: beforeMidnight });
    });

    test("an open page continues with the new day at midnight in the property's time zone", async ({
      page,
      deployment,
      guest,
    }) => {
      await (await deployment.ownerApi()).call('PATCH', '/admin/settings', { maxAdvanceBookingDays: 10 });
      const isToday = (date: string) => expect(guest.date(date)).toHaveAttribute('aria-current', 'date');
      await page.goto('/');
      await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
      await isToday('2026-01-10');
      await expect(guest.date('2026-01-10')).toBeEnabled();
      await expect(guest.date('2026-01-20')).toBeEnabled();
      await expect(guest.date('2026-01-21')).toBeDisabled();

      await page.clock.fastForward('02:00');
      await isToday('2026-01-11');
      await expect(guest.date('2026-01-10')).toBeDisabled();
      await expect(guest.date('2026-01-21')).toBeEnabled();
      await expect(guest.date('2026-01-22')).toBeDisabled();
    });

    test("days and times are shown in the property's time zone", async ({ page, deployment, owner, t, language }) => {
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
      await expect(request).toContainText(formatDayForTable(day, language));
      await press(request.getByRole('button', { name: t('admin:bookings.history.title') }));
      const time = /23:5\d/;
      await expect(request.getByRole('time').filter({ hasText: time })).toContainText(formatDayForTable(day, language));
    });
  });
}
