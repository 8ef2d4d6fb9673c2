import { expectAccessible } from './accessibility/expect-accessible';
import { press } from './browser/press';
import { guests, owners } from './deployment/people';
import { subjects } from './mail/subjects';
import { dateOfNextMonth } from './people/next-month';
import { expect, test } from './product/fixtures';

const { anna } = guests;
const [firstOwner] = owners;
const hour = 60 * 60_000;
const noonBeforeArrival = new Date(`${dateOfNextMonth(19)}T12:00:00Z`);

test(
  'an undecided request causes a reminder, and is declined before the arrival',
  {
    tag: '@phone',
  },
  async ({ page, deployment, owner, t, language }) => {
    await test.step('the owner switches both on', async () => {
      await owner.resume(await deployment.session(), 'settings');
      const card = owner.card(t('admin:waitingRequests.title'));
      await press(card.getByRole('switch', { name: t('admin:waitingRequests.remind') }));
      await press(card.getByRole('switch', { name: t('admin:waitingRequests.decline') }));
      await owner.saveIn(card);
      await expectAccessible(owner.page);
      await owner.page.reload();
      await expect(card.getByLabel(t('admin:waitingRequests.reminder', { number: 2 }))).toHaveValue('72');
    });

    const days = { startDate: dateOfNextMonth(20), endDate: dateOfNextMonth(22) };
    const { id, token } = await deployment.ask({ ...anna, ...days });
    await deployment.api.call('GET', `/bookings/confirm/${token}`);

    await test.step('the owner gets an e-mail that leads to the decision', async () => {
      await deployment.goTo(new Date(Date.now() + 25 * hour));
      await deployment.mail.followLink(page, { to: firstOwner.email, subject: subjects[language].waiting }, '/decide/');
      await expect(page.getByRole('heading', { name: anna.name })).toBeVisible();
    });

    await test.step('the guest is told, and the history names the program', async () => {
      await deployment.goTo(noonBeforeArrival);
      await deployment.mail.letter({ to: anna.email, subject: subjects[language].expired });
      const request = await (await deployment.ownerApi()).call<object>('GET', `/admin/requests/${id}`);
      expect(request).toMatchObject({ status: 'declined' });
      const history = await (await deployment.ownerApi()).call<object[]>('GET', `/admin/requests/${id}/history`);
      expect(history.at(-1)).toMatchObject({ action: 'expired', actor: { kind: 'program' } });
      const reminders = deployment.mail.letters().filter(({ subject }) => subjects[language].waiting.test(subject));
      expect(reminders).toHaveLength(1);
    });
  },
);
