import { expectAccessible } from './accessibility/expect-accessible';
import { press } from './browser/press';
import { guests } from './deployment/people';
import { dateOfNextMonth } from './people/next-month';
import { expect, readingTest, test } from './product/fixtures';

const stay = { from: 5, to: 7 };

readingTest('the form shows missing and invalid fields when a field loses focus', async ({ page, guest, t }) => {
  const { nameField, emailField, messageField, submit } = guest;
  await guest.choose(stay);
  await expect(submit).toBeDisabled();
  await expect(submit).toHaveAccessibleDescription(t('home:form.next.fillBoth'));

  await nameField.fill('J');
  await expect(nameField).not.toHaveAttribute('aria-invalid', 'true');
  await emailField.fill('jonas@mail');
  await messageField.fill('ü'.repeat(501));
  await expect(nameField).toHaveAccessibleDescription(t('errors:NAME_TOO_SHORT'));
  await expect(emailField).toHaveAccessibleDescription(t('errors:EMAIL_INVALID'));
  await expect(page.getByText(t('characters', { count: 501, max: 500 }))).toBeVisible();
  await expect(submit).toBeDisabled();
  await expectAccessible(page);

  await nameField.fill('  ');
  await expect(nameField).toHaveAccessibleDescription(t('errors:NAME_REQUIRED'));
  await guest.fillIn('ü'.repeat(500));
  await expect(submit).toBeEnabled();
});

readingTest('a reload keeps the days and the typed texts', { tag: '@phone' }, async ({ page, guest, t }) => {
  await guest.choose(stay);
  await guest.nameField.fill('Jonas');
  await guest.messageField.fill('Wir kommen\nmit Hund.');
  await page.reload();
  await expect(guest.nameField).toHaveValue('Jonas');
  await expect(guest.messageField).toHaveValue('Wir kommen\nmit Hund.');
  await expect(guest.submit).toHaveAccessibleDescription(t('home:form.next.fill.email'));
  await expect(guest.day(stay.from)).toHaveAccessibleName(new RegExp(t('home:day.selectedStart', { day: '' })));
  await expect(guest.day(stay.to)).toHaveAccessibleName(new RegExp(t('home:day.selectedEnd', { day: '' })));
});

test(
  'a failed request keeps the form; after a sent one another can be made',
  { tag: ['@crossed', '@phone'] },
  async ({ page, guest, t }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.route('**/api/bookings/request', (route) => route.abort());
    await guest.send(stay, 'Bis bald');
    await expect(page.getByRole('alert')).toContainText(t('home:refused.title'));
    await expect(page.getByRole('alert')).toContainText(t('home:refused.failed'));
    await expect(guest.messageField).toHaveValue('Bis bald');
    expect(errors.join('\n')).toContain('POST /bookings/request failed');
    await expectAccessible(page);

    await page.unroute('**/api/bookings/request');
    await press(guest.submit);
    await expect(page.getByText(t('home:sent.text', { email: guest.email }))).toBeVisible();
    await press(page.getByRole('button', { name: t('home:sent.another') }));
    await guest.expectDay(stay.from, 'free');
    await press(guest.day(20));
    await expect(guest.nameField).toHaveValue('');
    await guest.fillIn();
    await press(guest.submit);
    await press(page.getByRole('button', { name: t('close'), exact: true }));
    await expect(page.getByText(t('home:nothingChosen.title'))).toBeVisible();
  },
);

test(
  'days that were occupied meanwhile are refused and shown as occupied',
  { tag: '@desk' },
  async ({ page, deployment, guest, t }) => {
    await guest.choose(stay);
    await guest.fillIn();
    const days = { startDate: dateOfNextMonth(6), endDate: dateOfNextMonth(6) };
    await deployment.book({ ...guests.anna, ...days });
    await press(guest.submit);
    await expect(page.getByRole('alert')).toContainText(t('errors:DATES_UNAVAILABLE'));
    await expectAccessible(page);
    await press(page.getByRole('button', { name: t('home:selected.clear') }));
    await expect(guest.day(6)).toHaveAccessibleName(/Anna Seidel$/);
  },
);

test('a call without a response within ten seconds is repeated', { tag: '@desk' }, async ({ page, guest, t }) => {
  const keys: (string | undefined)[] = [];
  await page.route('**/api/bookings/request', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return keys.length > 1 ? route.continue() : undefined;
  });
  const start = Date.now();
  await guest.send(stay);
  await expect(page.getByRole('button', { name: t('home:form.submitting') })).toBeVisible();
  await expect(page.getByRole('heading', { name: t('home:sent.title') })).toBeVisible();
  expect(Date.now() - start).toBeGreaterThan(9_990);
  // On a busy machine, the repeated call may be repeated as well.
  expect([...new Set(keys)]).toEqual([expect.any(String)]);
});
