import type { Page } from '@playwright/test';
import { press } from './browser/press';
import { write } from './browser/write';
import { enterBooking } from './deployment/enter-booking';
import { guests, owners } from './deployment/people';
import { subjects } from './mail/subjects';
import { dateOfNextMonth } from './people/next-month';
import { expect, test } from './product/fixtures';
import type { Locale } from './texts/texts';

const { anna } = guests;
const [petra, joachim] = owners;
const days = (from: number, to: number) => ({ start_date: dateOfNextMonth(from), end_date: dateOfNextMonth(to) });

const headings = {
  de: { changed: 'Die Änderung ist angenommen', cancelled: 'Storniert', ended: 'Dieser Link gilt nicht mehr' },
  en: { changed: 'The change is accepted', cancelled: 'Cancelled', ended: 'This link is no longer valid' },
};

const decide = async (page: Page, decision: 'accept' | 'cancel', note: string) => {
  await write(page.getByRole('textbox'), note);
  await press(page.locator(`button[value="${decision}"]`));
};

const expectHeading = (page: Page, language: Locale, which: keyof (typeof headings)['de']) =>
  expect(page.getByRole('heading', { level: 1, name: headings[language][which] })).toBeVisible();

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'an admin decides on a guest’s wishes from the e-mails, and one who was removed changes nothing',
    { tag: '@phone' },
    async ({ page, deployment, mail, language }) => {
      const owner = await deployment.ownerApi();
      const { id: adminId } = await owner.call<{ id: string }>('POST', '/admin/emails', { email: joachim.email });
      const booking = await enterBooking(deployment, anna, days(10, 12));
      const wish = () => booking.byGuest('change', { ...days(11, 14), note: 'Ginge das?' });

      await test.step('whose admin was removed', async () => {
        await page.goto(`/decide/${await deployment.mail.tokenAfter(wish, joachim.email, '/decide/')}`);
        await expect(page.getByText('Ginge das?')).toBeVisible();
        await owner.call('DELETE', `/admin/emails/${adminId}`);
        await decide(page, 'accept', 'Gern!');
        await expectHeading(page, language, 'ended');
        expect(await booking.read()).toMatchObject({ ...days(10, 12), proposal: { by: 'guest' } });
      });

      await test.step('accepts other days', async () => {
        await mail.followLink(page, { to: petra.email, subject: subjects[language].changeProposed }, '/decide/');
        await decide(page, 'accept', 'Gern!');
        await expectHeading(page, language, 'changed');
        expect(await booking.read()).toMatchObject({ ...days(11, 14), status: 'confirmed' });
      });

      await test.step('cancels as the guest wishes', async () => {
        await booking.byGuest('cancellation', { reason: 'Wir sind krank.' });
        await mail.followLink(page, { to: petra.email, subject: subjects[language].cancellationWished }, '/decide/');
        await expect(page.getByText('Wir sind krank.')).toBeVisible();
        await decide(page, 'cancel', 'Gute Besserung!');
        await expectHeading(page, language, 'cancelled');
        expect(await booking.read()).toMatchObject({ status: 'cancelled' });
        expect(await mail.textOf({ to: anna.email, subject: subjects[language].cancelled })).toContain(anna.name);
      });
    },
  );
});
