import { expectAccessible } from './accessibility/expect-accessible';
import { press } from './browser/press';
import { write } from './browser/write';
import { guests, owners } from './deployment/people';
import { dateOfNextMonth } from './people/next-month';
import { expect, test } from './product/fixtures';

const { anna, maximilian } = guests;
const [firstOwner] = owners;

test.describe('the page by which an admin decides, without a script', () => {
  test.use({ javaScriptEnabled: false, settings: { UNDO_SECONDS: '60' } });

  test('leads from the e-mail to the decision, and back', { tag: '@phone' }, async ({ page, deployment, language }) => {
    const texts =
      language === 'de'
        ? {
            approve: 'Genehmigen',
            approved: 'Genehmigt',
            undo: 'Rückgängig',
            note: 'Ein Wort dazu',
          }
        : {
            approve: 'Approve',
            approved: 'Approved',
            undo: 'Undo',
            note: 'A word to the guest',
          };
    const days = { startDate: dateOfNextMonth(20), endDate: dateOfNextMonth(22) };
    const { id, token } = await deployment.ask({ ...anna, ...days, message: 'Gibt es ein Kinderbett?' });
    await deployment.ask({ ...maximilian, ...days });
    const link = await deployment.mail.tokenAfter(
      () => deployment.api.call('GET', `/bookings/confirm/${token}`),
      firstOwner.email,
      '/decide/',
    );
    const statusOf = async () =>
      (await (await deployment.ownerApi()).call<{ status: string }>('GET', `/admin/requests/${id}`)).status;

    await page.goto(`/decide/${link}`);
    const approve = page.getByRole('button', { name: texts.approve, exact: true });
    await expect(page.getByText('Gibt es ein Kinderbett?')).toBeVisible();
    await expect(approve).toBeInViewport();
    expect(await statusOf()).toBe('pending');

    await write(page.getByRole('textbox', { name: texts.note }), 'Ja, gern!');
    await press(approve);
    await expect(page.getByRole('heading', { name: texts.approved })).toBeVisible();
    expect(await statusOf()).toBe('approved');

    await press(page.getByRole('button', { name: texts.undo }));
    await expect(approve).toBeVisible();
    expect(await statusOf()).toBe('pending');

    await (await deployment.ownerApi()).call('PATCH', `/admin/requests/${id}`, { status: 'declined' });
    await press(approve);
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await statusOf()).toBe('declined');
  });
});

test('the page by which an admin decides is accessible', async ({ page, deployment }) => {
  const days = { startDate: dateOfNextMonth(20), endDate: dateOfNextMonth(22) };
  const { token } = await deployment.ask({ ...anna, ...days });
  await deployment.ask({ ...maximilian, ...days });
  const link = await deployment.mail.tokenAfter(
    () => deployment.api.call('GET', `/bookings/confirm/${token}`),
    firstOwner.email,
    '/decide/',
  );
  await page.goto(`/decide/${link}`);
  await expectAccessible(page);
  await press(page.locator('button[value="decline"]'));
  await expectAccessible(page);
  await page.goto('/decide/never-sent');
  await expectAccessible(page);
});
