import { readFile } from 'node:fs/promises';
import { expectAccessible } from './accessibility/expect-accessible';
import { failCalls } from './browser/failing-calls';
import { press } from './browser/press';
import { morningOf } from './deployment/deployment';
import { guests } from './deployment/people';
import { dateOfNextMonth } from './people/next-month';
import { expect, readingTest, test } from './product/fixtures';

const { anna, jonas, marta } = guests;
const filters = ['all', 'active', 'pending', 'approved', 'declined', 'cancelled', 'past'] as const;

test('each filter has its own text for an empty list', { tag: '@desk' }, async ({ deployment, owner, t }) => {
  await owner.resume(await deployment.session(), 'bookings');
  for (const filter of filters) {
    await owner.filter.selectOption({ label: t(`admin:bookings.filter.${filter}`) });
    await expect(owner.page.getByText(t(`admin:bookings.empty.${filter}`), { exact: true })).toBeVisible();
    await expect(owner.page.getByText(t('admin:bookings.count', { count: 0 }))).toBeVisible();
  }
  await expectAccessible(owner.page);
  await press(owner.page.getByRole('button', { name: t('admin:bookings.empty.showAll') }));
  await expect(owner.filter).toHaveValue('all');
});

test('filters show the requests that they name, and past ones are listed separately', async ({
  deployment,
  owner,
  isMobile,
  t,
}) => {
  const { page } = owner;
  const shown = async (filter: (typeof filters)[number], emails: string[]) => {
    await owner.filter.selectOption(filter);
    await expect(page.getByText(t('admin:bookings.count', { count: emails.length }), { exact: true })).toBeVisible();
    for (const email of emails) await expect(owner.requestOf(email)).toBeVisible();
  };

  await test.step('one request is past, one approved, one pending', async () => {
    await deployment.goTo(morningOf('2026-01-10'));
    await deployment.book({ ...marta, startDate: '2026-01-11', endDate: '2026-01-12', message: 'Zum Skifahren' });
    await deployment.goTo();
    await deployment.book({ ...anna, startDate: dateOfNextMonth(5), endDate: dateOfNextMonth(6) });
    await deployment.ask({ ...jonas, startDate: dateOfNextMonth(10), endDate: dateOfNextMonth(10) });
  });

  await test.step('each filter shows its requests', async () => {
    await owner.resume(await deployment.session(), 'bookings');
    await expect(page.getByRole('table')).toBeVisible({ visible: !isMobile });
    await shown('all', [anna.email, jonas.email]);
    await shown('active', [anna.email, jonas.email]);
    await shown('pending', [jonas.email]);
    await expect(owner.requestOf(jonas.email)).toContainText(t('admin:bookings.noMessage'));
    await shown('approved', [anna.email]);
    await shown('declined', []);
    await shown('past', [marta.email]);
    await expectAccessible(page);
  });

  await test.step('all of them are downloaded as a spreadsheet', async () => {
    const downloading = page.waitForEvent('download');
    await press(page.getByRole('button', { name: t('admin:bookings.export') }));
    const lines = await readFile(await (await downloading).path(), 'utf8');
    expect(lines.match(/[\w.]+@[\w.]+/gu)).toEqual([marta.email, anna.email, jonas.email]);
  });

  await test.step('past requests have no actions', async () => {
    const past = owner.requestOf(marta.email);
    await expect(past).toContainText(t('admin:bookings.past'));
    await expect(past).toContainText(t('admin:bookings.noActions'));
    await expect(past.getByRole('button', { name: t('admin:bookings.approve') })).toHaveCount(0);
    await press(page.getByRole('button', { name: t('admin:bookings.clearFilter') }));
    await expect(owner.filter).toHaveValue('all');
  });

  await test.step('the owner approves a request in the list', async () => {
    await expect(owner.requestOf(jonas.email)).toContainText(t('admin:bookings.notConfirmedYet'));
    await owner.decline(jonas);
    await shown('declined', [jonas.email]);
  });

  await test.step('the history of a request that needs nothing more is open on its page', async () => {
    await press(owner.requestOf(jonas.email).getByRole('link', { name: jonas.name }));
    const request = owner.openedBooking;
    const history = request.getByRole('button', { name: t('admin:bookings.history.title') });
    const entry = request.getByRole('listitem').filter({ hasText: t('admin:bookings.history.action.declined') });
    // What is above it may still be loading, and then moves it.
    await expect(async () => {
      await entry.scrollIntoViewIfNeeded();
      await expect(entry).toBeInViewport({ ratio: 1, timeout: 1_000 });
    }).toPass();
    const [above, below] = [await history.boundingBox(), await entry.boundingBox()];
    expect(below?.y).toBeGreaterThan((above?.y ?? NaN) + (above?.height ?? NaN) - 1);
    await press(history);
    await expect(entry).toBeHidden();
    await page.goBack();
  });

  await test.step('a refusal is shown, and the request is unchanged', async () => {
    await owner.filter.selectOption('all');
    await deployment.ask({ ...marta, startDate: dateOfNextMonth(20), endDate: dateOfNextMonth(20) });
    await page.reload();
    await page.route('**/api/admin/requests/*', (route) => route.abort());
    await press(owner.approveButton(marta.email));
    await owner.expectNotice(t('admin:bookings.failed'));
    await expect(owner.requestOf(marta.email)).toContainText(t('status.pending'));
  });
});

test('declining on a phone needs a confirmation', { tag: '@phone' }, async ({ deployment, owner, t }) => {
  await deployment.ask({ ...jonas, startDate: dateOfNextMonth(10), endDate: dateOfNextMonth(10) });
  await owner.resume(await deployment.session(), 'bookings');
  const declineButton = owner.requestOf(jonas.email).getByRole('button', { name: t('admin:bookings.decline') });
  // What is loaded between the two measurements may move the buttons.
  await expect(async () => {
    const [approve, decline] = [
      await owner.approveButton(jonas.email).boundingBox(),
      await declineButton.boundingBox(),
    ];
    expect(decline!.x - (approve!.x + approve!.width)).toBeGreaterThanOrEqual(24);
    expect(decline!.y).toBe(approve!.y);
  }).toPass({ timeout: 30_000 });
});

readingTest(
  'a failed load of the requests can be retried',
  { tag: ['@crossed', '@phone'] },
  async ({ deployment, owner, t }) => {
    const { page } = owner;
    const { retryBy } = await failCalls(page, '**/api/admin/requests');
    await owner.resume(await deployment.session(), 'bookings');
    await expect(page.getByRole('alert')).toContainText(t('failure.title'));
    await expectAccessible(page);
    await retryBy(page.getByRole('button', { name: t('failure.retry') }));
    await expect(owner.requestOf(jonas.email)).toBeVisible();
  },
);
