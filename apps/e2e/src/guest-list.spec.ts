import { expectAccessible } from './accessibility/expect-accessible';
import { press } from './browser/press';
import { guests } from './deployment/people';
import { Guest } from './people/guest';
import { untilResponse } from './people/until-response';
import { expect, test } from './product/fixtures';

const stay = { from: 10, to: 12 };
const { marta } = guests;

test(
  'only listed guests may request days while the guest list is enabled',
  { tag: '@phone' },
  async ({ page, deployment, guest, owner, texts, t }) => {
    const invited = new Guest(page, texts, { ...marta, email: marta.email.replace('m', 'M') });
    const list = owner.card(t('admin:whitelist.title'));
    const toggle = list.getByRole('switch', { name: t('admin:whitelist.toggle') });

    await test.step('the owner invites a guest', async () => {
      await owner.resume(await deployment.session(), 'settings');
      await list.getByLabel(t('admin:addEmail.label')).fill(marta.email);
      await list.getByLabel(t('admin:whitelist.notes')).fill('Aus dem Chor');
      await press(list.getByRole('button', { name: t('admin:addEmail.add'), exact: true }));
      await expect(list.getByRole('listitem')).toContainText(['Aus dem Chor']);
      await untilResponse(owner.page, 'PATCH', () => press(toggle));
      await owner.page.reload();
      await expect(toggle).toBeChecked();
      await expectAccessible(owner.page);
    });

    await test.step('another guest is refused', async () => {
      await guest.send(stay);
      await expect(page.getByRole('alert')).toContainText(t('home:refused.accessDenied'));
      await expect(guest.emailField).toHaveValue(guest.email);
      await expectAccessible(page);
    });

    await test.step('the invited guest is accepted', async () => {
      await invited.ask(stay);
      await owner.open('bookings');
      await expect(owner.requestOf(marta.email)).toBeVisible();
      await expect(owner.requestOf(guest.email)).toBeHidden();
    });
  },
);

test(
  'a change of the guest list is saved, and reverted if saving fails',
  { tag: ['@crossed', '@desk'] },
  async ({ deployment, owner, t }) => {
    const { page } = owner;
    const list = owner.card(t('admin:whitelist.title'));
    const entry = list.getByRole('listitem').filter({ hasText: marta.email });
    await (await deployment.ownerApi()).call('POST', '/admin/guest-whitelist', { email: marta.email, notes: 'Chor' });
    await owner.resume(await deployment.session(), 'settings');

    await test.step('a note', async () => {
      await press(entry.getByRole('button', { name: t('admin:whitelist.edit', { email: marta.email }) }));
      await entry.getByRole('textbox').fill('Singt Alt');
      await untilResponse(page, 'PUT', () =>
        press(entry.getByRole('button', { name: t('admin:whitelist.saveNotes') })),
      );
      await page.reload();
      await expect(entry).toContainText('Singt Alt');
    });

    await test.step('an address that is listed already', async () => {
      await list.getByLabel(t('admin:addEmail.label')).fill(marta.email);
      await press(list.getByRole('button', { name: t('admin:addEmail.add'), exact: true }));
      await expect(list.getByLabel(t('admin:addEmail.label'))).toHaveAccessibleDescription(t('errors:ALREADY_EXISTS'));
      await expect(list.getByRole('listitem')).toHaveCount(1);
    });

    await test.step('the switch is reverted', async () => {
      const toggle = list.getByRole('switch');
      await page.route('**/api/admin/settings', (route) =>
        route.request().method() === 'PATCH' ? route.abort() : route.continue(),
      );
      await press(toggle);
      await expect(list.getByRole('alert')).toContainText(t('admin:whitelist.toggleFailed'));
      await expect(toggle).not.toBeChecked();
      await expectAccessible(page);
    });

    await test.step('the guest leaves the list', async () => {
      await press(entry.getByRole('button', { name: t('admin:whitelist.remove', { email: marta.email }) }));
      await expect(list.getByText(t('admin:whitelist.empty'))).toBeVisible();
      await page.reload();
      await expect(list.getByText(t('admin:whitelist.empty'))).toBeVisible();
    });
  },
);
