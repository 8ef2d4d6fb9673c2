import { expectAccessible } from './accessibility/expect-accessible';
import { failCalls } from './browser/failing-calls';
import { press } from './browser/press';
import { guests } from './deployment/people';
import { dateOfNextMonth } from './people/next-month';
import { expect, test } from './product/fixtures';

const { friederike, jonas, marta } = guests;

test(
  'the dashboard counts open tasks, links to them, and lists how long each guest stayed',
  { tag: '@desk' },
  async ({ deployment, owner, t }) => {
    const { page } = owner;
    const card = (label: string) => page.getByRole('link', { name: label });
    await deployment.book({ ...marta, startDate: dateOfNextMonth(10), endDate: dateOfNextMonth(13) });
    await deployment.ask({ ...jonas, startDate: dateOfNextMonth(17), endDate: dateOfNextMonth(18) });

    await test.step('the cards link to the requests that they count', async () => {
      await owner.resume(await deployment.session(), 'dashboard');
      await expect(card(t('admin:dashboard.active'))).toContainText('2');
      await expect(card(t('admin:dashboard.pending'))).toContainText('1');
      await expect(card(t('admin:tabs.bookings'))).toContainText(t('admin:tabs.pending', { count: 1 }));
      await press(card(t('admin:dashboard.pending')));
      await expect(owner.filter).toHaveValue('pending');
      await expect(owner.requestOf(jonas.email)).toBeVisible();
      await expect(owner.requestOf(marta.email)).toBeHidden();
      await page.goBack();
      await press(card(t('admin:dashboard.active')));
      await expect(owner.filter).toHaveValue('active');
      await expect(owner.requestOf(jonas.email)).toBeVisible();
      await expect(owner.requestOf(marta.email)).toBeVisible();
    });

    await test.step('it says who comes next and what waits for guests, and leads to both', async () => {
      await owner.open('dashboard');
      const waiting = owner.card(t('admin:dashboard.waiting.title'));
      await expect(waiting).toContainText(t('admin:dashboard.waiting.none'));
      await expect(waiting).toContainText(t('admin:dashboard.waiting.guests', { count: 2 }));
      const coming = owner.card(t('admin:dashboard.comingUp.title')).getByRole('listitem');
      await expect(coming).toHaveCount(2);
      await press(coming.first().getByRole('link'));
      await expect(owner.openedBooking.getByRole('heading', { level: 2, name: marta.name })).toBeFocused();
    });

    await test.step('the statistics contain the stay', async () => {
      const statistics = owner.card(t('admin:statistics.title'));
      const year = statistics.locator('summary').last();
      const guest = statistics.getByRole('listitem').filter({ hasText: marta.email });
      await owner.open('dashboard');
      await expect(year).toContainText(t('admin:statistics.guests', { count: 1 }));
      await expect(year).toContainText(t('days', { count: 4 }));
      await expect(guest).toContainText(marta.name);
      await expect(statistics.getByText(jonas.email)).toHaveCount(0);
      await expectAccessible(page);
      await press(year);
      await expect(guest).toBeHidden();
    });

    await test.step('the texts have singular and plural', async () => {
      await deployment.book({ ...friederike, startDate: dateOfNextMonth(20), endDate: dateOfNextMonth(20) });
      await page.reload();
      const statistics = owner.card(t('admin:statistics.title'));
      const year = statistics.locator('summary').last();
      await expect(year).toContainText(t('admin:statistics.guests', { count: 2 }));
      await expect(year).toContainText(t('days', { count: 5 }));
      await expect(statistics.getByRole('listitem').filter({ hasText: friederike.email })).toContainText(
        t('days', { count: 1 }),
      );
    });
  },
);

test(
  'the dashboard has a text without guests, and a retry after a failure',
  { tag: ['@crossed', '@phone'] },
  async ({ deployment, owner, t }) => {
    const { page } = owner;
    const statistics = owner.card(t('admin:statistics.title'));
    await owner.resume(await deployment.session(), 'dashboard');
    await expect(statistics.getByText(t('admin:statistics.empty'))).toBeVisible();
    await expectAccessible(page);
    const { retryBy } = await failCalls(page, '**/api/admin/guest-statistics');
    await page.reload();
    await expect(statistics.getByRole('alert')).toContainText(t('failure.title'));
    await expect(statistics.getByRole('alert')).toContainText(t('admin:statistics.failed'));
    await expectAccessible(page);
    await retryBy(statistics.getByRole('button', { name: t('failure.retry') }));
    await expect(statistics.getByText(t('admin:statistics.empty'))).toBeVisible();
  },
);
