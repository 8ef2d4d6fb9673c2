import { expectAccessible } from './accessibility/expect-accessible';
import { press } from './browser/press';
import { expect, test } from './product/fixtures';

const name = 'Haus "Möwe" & Söhne';

test(
  "guests see the property's name, and the limits of the owner apply to them",
  { tag: '@phone' },
  async ({ page, deployment, guest, owner, t }) => {
    const form = owner.settingsForm;
    const propertyName = form.getByLabel(t('admin:general.name'));
    const daysAhead = form.getByLabel(t('admin:general.advance'));
    const daysInARow = form.getByLabel(t('admin:general.consecutive'));

    await test.step('values beyond their limits are not saved', async () => {
      await owner.resume(await deployment.session(), 'settings');
      await propertyName.fill('x'.repeat(101));
      await daysAhead.fill('366');
      await daysInARow.fill('31');
      await owner.saveSettings();
      await expect(propertyName).toBeFocused();
      await expect(propertyName).toHaveAccessibleDescription(t('errors:PROPERTY_NAME_TOO_LONG'));
      await expect(daysAhead).toHaveAccessibleDescription(t('errors:MAX_ADVANCE_OUT_OF_RANGE'));
      await expect(daysInARow).toHaveAccessibleDescription(t('errors:MAX_CONSECUTIVE_OUT_OF_RANGE'));
      await expectAccessible(owner.page);
    });

    await test.step('nothing is saved when the product does not respond', async () => {
      await propertyName.fill(name);
      await daysAhead.fill('300');
      await daysInARow.fill('3');
      await owner.page.route('**/api/admin/settings', (route) => route.abort());
      await owner.saveSettings();
      await expect(form.getByRole('alert')).toContainText(t('admin:general.failed'));
      await owner.page.unroute('**/api/admin/settings');
    });

    await test.step('valid values are saved, with a notice for three seconds', async () => {
      await owner.saveIn(form);
      await expect(form.getByRole('alert')).toBeHidden();
      await expect(form.getByText(t('admin:general.saved'))).toBeHidden();
      await expect(owner.page.getByRole('banner').first()).toContainText(name);
    });

    await test.step('the limits apply to guests', async () => {
      await guest.choose({ from: 10, to: 13 });
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
      await expect(page).toHaveTitle([t('product'), name, t('tagline')].join(' · '));
      await expect(page.getByText(t('errors:MAX_CONSECUTIVE_DAYS', { count: 3 })).first()).toBeVisible();
      await guest.fillIn();
      await press(guest.submit);
      await expect(page.getByRole('alert')).toContainText(t('errors:MAX_CONSECUTIVE_DAYS', { count: 3 }));
      await expectAccessible(page);
      await guest.ask({ from: 10, to: 12 });
    });
  },
);
