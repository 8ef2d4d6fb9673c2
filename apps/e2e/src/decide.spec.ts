import { noStayLimits } from '@hearthstay/stay';
import { expectAccessible } from './accessibility/expect-accessible';
import { press } from './browser/press';
import { write } from './browser/write';
import { enterBooking } from './deployment/enter-booking';
import { guests, owners } from './deployment/people';
import { subjects } from './mail/subjects';
import { dateOfNextMonth } from './people/next-month';
import { expect, test } from './product/fixtures';
import type { Locale } from './texts/texts';

const { anna, jonas, maximilian } = guests;
const [firstOwner] = owners;

const textsIn = (language: Locale) =>
  language === 'de'
    ? {
        ...{ approve: 'Genehmigen', approved: 'Genehmigt', undo: 'Rückgängig', note: 'Ein Wort dazu' },
        undecided: 'Noch ist nichts entschieden: Bitte drücken Sie einen der beiden Knöpfe unten.',
        facts: '1 Regel, 1 weitere Anfrage für diese Tage',
        declined: '1 andere Anfrage für diese Tage wird zugleich abgelehnt.',
        ...{ unsent: 'Ihr Wort ist noch da', send: 'Als Nachricht senden' },
      }
    : {
        ...{ approve: 'Approve', approved: 'Approved', undo: 'Undo', note: 'A word to the guest' },
        undecided: 'Nothing is decided yet: please press one of the two buttons below.',
        facts: '1 rule, 1 other request for these days',
        declined: '1 other request for these days is declined as well.',
        ...{ unsent: 'Your word is still here', send: 'Send as a message' },
      };

test.describe('the page by which an admin decides, without a script', () => {
  test.use({ javaScriptEnabled: false, settings: { UNDO_SECONDS: '60' } });

  test('leads from the e-mail to the decision, and back', { tag: '@phone' }, async ({ page, deployment, language }) => {
    const texts = textsIn(language);
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
    await press(page.getByRole('checkbox'));
    await press(approve);
    await expect(page.getByRole('heading', { name: texts.approved })).toBeVisible();
    await expect(page.getByText(texts.declined)).toBeVisible();
    expect(await statusOf()).toBe('approved');

    await press(page.getByRole('button', { name: texts.undo }));
    await expect(approve).toBeVisible();
    expect(await statusOf()).toBe('pending');

    await (await deployment.ownerApi()).call('PATCH', `/admin/requests/${id}`, { status: 'declined' });
    await write(page.getByRole('textbox', { name: texts.note }), 'Das Kinderbett steht bereit.');
    await press(approve);
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await statusOf()).toBe('declined');

    await expect(page.getByRole('textbox', { name: texts.unsent })).toHaveValue('Das Kinderbett steht bereit.');
    await press(page.getByRole('button', { name: texts.send }));
    await expect(page.getByRole('status')).toBeVisible();
    const messages = await (await deployment.ownerApi()).call('GET', `/admin/requests/${id}/messages`);
    expect(messages).toMatchObject([{ from: 'owner', by: firstOwner.email, text: 'Das Kinderbett steht bereit.' }]);
  });
});

test.describe('an approval without a script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'declines the other guest for these days, if that is ticked',
    { tag: '@phone' },
    async ({ page, deployment, language }) => {
      const texts = textsIn(language);
      const days = { startDate: dateOfNextMonth(20), endDate: dateOfNextMonth(22) };
      const { token } = await deployment.ask({ ...anna, ...days });
      const rival = await deployment.ask({ ...maximilian, ...days });
      const api = await deployment.ownerApi();
      await api.call('PUT', '/admin/settings/stay-rules', { ...noStayLimits, sameDayTurnover: false, minNights: 7 });
      const link = await deployment.mail.tokenAfter(
        () => deployment.api.call('GET', `/bookings/confirm/${token}`),
        firstOwner.email,
        '/decide/',
      );

      await page.goto(`/decide/${link}`);
      await press(page.getByRole('link', { name: texts.facts }));
      await expect(page.locator('#days')).toBeInViewport();
      const tick = page.getByRole('checkbox');
      await expect(tick).not.toBeChecked();
      await press(tick);
      await tick.press('Enter');
      await expect(page.getByRole('alert')).toHaveText(texts.undecided);
      await expect(tick).toBeChecked();
      await press(page.getByRole('button', { name: texts.approve, exact: true }));
      await expect(page.getByRole('heading', { name: texts.approved })).toBeVisible();

      const letter = { to: maximilian.email, subject: subjects[language].declined };
      expect(await deployment.mail.textOf(letter)).toContain(maximilian.name);
      expect(await api.call('GET', `/admin/requests/${rival.id}`)).toMatchObject({ status: 'declined' });
    },
  );
});

test(
  'the page by which an admin decides is accessible in each state',
  { tag: '@desk' },
  async ({ page, deployment, mail, language }) => {
    const owner = await deployment.ownerApi();
    const follow = (subject: RegExp) => mail.followLink(page, { to: firstOwner.email, subject }, '/decide/');
    const decide = async (decision: string) => {
      await press(page.locator(`button[value="${decision}"]`));
      await expect(page.locator('button[name="decision"]')).toHaveCount(0);
      await expectAccessible(page);
    };

    await test.step('a request, which another admin decides meanwhile', async () => {
      const days = { startDate: dateOfNextMonth(20), endDate: dateOfNextMonth(22) };
      const { id, token } = await deployment.ask({ ...anna, ...days });
      await deployment.ask({ ...maximilian, ...days });
      await deployment.api.call('GET', `/bookings/confirm/${token}`);
      await follow(subjects[language].newRequest);
      await expectAccessible(page);
      await owner.call('PATCH', `/admin/requests/${id}`, { status: 'declined' });
      await write(page.getByRole('textbox'), 'Willkommen!');
      await decide('approve');
      await expect(page.getByRole('alert')).toBeVisible();
    });

    const days = (from: number, to: number) => ({ start_date: dateOfNextMonth(from), end_date: dateOfNextMonth(to) });
    const booking = await enterBooking(deployment, jonas, days(10, 12));

    await test.step('a wish for other days', async () => {
      await booking.byGuest('change', { ...days(11, 14), note: 'Ginge das?' });
      await follow(subjects[language].changeProposed);
      await expectAccessible(page);
      await decide('refuse');
      expect(await booking.read()).toMatchObject({ ...days(10, 12), status: 'confirmed' });
    });

    await test.step('a wish to cancel', async () => {
      await booking.byGuest('cancellation', {});
      await follow(subjects[language].cancellationWished);
      await expectAccessible(page);
      await decide('keep');
      expect(await booking.read()).toMatchObject({ status: 'confirmed' });
    });

    await test.step('a link that was never sent', async () => {
      await page.goto('/decide/never-sent');
      await expectAccessible(page);
    });
  },
);
