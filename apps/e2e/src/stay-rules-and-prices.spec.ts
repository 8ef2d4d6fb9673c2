import { expectAccessible } from './accessibility/expect-accessible';
import { press } from './browser/press';
import { write } from './browser/write';
import { dateOfNextMonth } from './people/next-month';
import { expect, test } from './product/fixtures';

test(
  'an owner limits stays, sets prices and asks for a phone number; a guest sees all of it',
  { tag: '@desk' },
  async ({ page, deployment, guest, owner, t }) => {
    const saveAnd = async (title: string) => {
      await owner.saveIn(owner.page.getByRole('main'));
      await expect(owner.page.getByRole('region', { name: title, exact: true })).toBeVisible();
    };
    const ownersField = (label: string, index = 0) => owner.page.getByLabel(label, { exact: true }).nth(index);

    await test.step('three nights at least, four in a period', async () => {
      await owner.resume(await deployment.session(), 'settings');
      await press(owner.page.getByRole('link', { name: t('admin:settings.sections.stays') }));
      await write(ownersField(t('admin:stays.minNights')), '3');
      await press(owner.page.getByRole('button', { name: t('admin:seasons.add') }));
      await write(ownersField(t('admin:seasons.name')), 'Kur');
      await write(ownersField(t('admin:seasons.from')), dateOfNextMonth(10));
      await write(ownersField(t('admin:seasons.to')), dateOfNextMonth(20));
      await write(ownersField(t('admin:stays.minNights'), 1), '4');
      await expectAccessible(owner.page);
      await saveAnd(t('admin:stays.title'));
    });

    await test.step('120 € a night, 80 € for cleaning, 20 % deposit', async () => {
      await press(owner.page.getByRole('link', { name: t('admin:settings.sections.prices') }));
      await press(owner.page.getByRole('switch', { name: t('admin:prices.enabled') }));
      await write(ownersField(t('admin:prices.pricePerNight')), '120');
      await write(ownersField(t('admin:prices.cleaning')), '80');
      await write(ownersField(t('admin:prices.maxGuests')), '4');
      await write(ownersField(t('admin:prices.depositPercent')), '20');
      await expectAccessible(owner.page);
      await saveAnd(t('admin:prices.title'));
    });

    await test.step('the phone number is required, the time of arrival is optional', async () => {
      await press(owner.page.getByRole('link', { name: t('admin:settings.sections.general') }));
      const form = owner.card(t('admin:requestForm.title'));
      await form.getByLabel(t('admin:requestForm.askPhone')).selectOption('required');
      await form.getByLabel(t('admin:requestForm.askArrivalTime')).selectOption('optional');
      await expectAccessible(owner.page);
      await owner.saveIn(form);
    });

    await test.step('the calendar offers only allowed stays, with their prices', async () => {
      await guest.openCalendar();
      await press(guest.day(10));
      const tooEarly = t('limit.inSeason', { season: 'Kur', limit: t('limit.nights', { count: 4 }) });
      await expect(guest.day(13)).toHaveAttribute('aria-disabled', 'true');
      await expect(guest.day(13)).toContainText(tooEarly);
      await press(guest.day(14));
      await expect(page.getByText(/^(560,00\s€|€560\.00)$/)).toBeVisible();
      await expect(page.getByText(/^(112,00\s€|€112\.00)$/)).toBeVisible();
      await press(
        page
          .getByRole('group', { name: t('guestCount.children') })
          .getByRole('button')
          .last(),
      );
      await expectAccessible(page);
      await guest.fillIn();
      await expect(guest.submit).toHaveAccessibleDescription(t('home:form.next.fill.phone'));
      await write(page.getByLabel(t('home:form.phone')), '+49 151 234');
      await page.getByLabel(t('home:form.arrivalTime')).fill('16:30');
      await expectAccessible(page);
      await press(guest.submit);
      await expect(page.getByRole('heading', { name: t('home:sent.title') })).toBeVisible();
    });

    await test.step('the owner sees the guests and the agreed price', async () => {
      await owner.open('bookings');
      await press(owner.requestOf(guest.email).getByRole('link', { name: guest.name }));
      await expect(owner.openedBooking).toContainText(t('guests.adults', { count: 2 }));
      await expect(owner.openedBooking).toContainText(/560[,.]00/);
      await expect(owner.openedBooking.getByRole('link', { name: '+49 151 234' })).toBeVisible();
      await expect(owner.openedBooking).toContainText('16:30');
      await expectAccessible(owner.page);
    });
  },
);
