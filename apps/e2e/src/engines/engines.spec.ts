import { formatDay, formatTypedDay, parseDay, readOutRange } from '@hearthstay/stay';
import { desktop, phone } from '../browser/screens';
import { appears, disappears, type WebPage } from '../browser/web-page';
import { press } from '../browser/press';
import { write } from '../browser/write';
import { guests, owners } from '../deployment/people';
import { subjects } from '../mail/subjects';
import { Guest } from '../people/guest';
import { dateOfNextMonth, rangeOfNextMonth } from '../people/next-month';
import { Owner } from '../people/owner';
import { texts } from '../texts/texts';
import type { AnyElement } from './open-browser';
import { test } from './fixtures';

const { t } = texts.de;
const letters = subjects.de;

/** The guest and the owner of each engine, with separate days of next month, because all engines share one house. */
const casts = [
  { engine: 'chromium', owner: owners[0], guest: guests.jonas, asking: guests.anna, firstDay: 2 },
  { engine: 'firefox', owner: owners[1], guest: guests.marta, asking: guests.chidi, firstDay: 10 },
  { engine: 'webkit', owner: owners[2], guest: guests.paul, asking: guests.sabine, firstDay: 18 },
] as const;

interface ListedRequest {
  id: string;
  email: string;
}

const expectAnnounced = (page: WebPage<AnyElement>, text: string) =>
  appears(page.locator('[aria-live]').getByText(text, { exact: true }));

// Serial, because the engines share one deployment.
test.describe.configure({ mode: 'default' });

for (const cast of casts) {
  const dayAt = (index: number) => cast.firstDay + index;
  const date = (index: number) => parseDay(dateOfNextMonth(dayAt(index)));
  const dayOf = (index: number) => `[data-day="${date(index)}"]`;
  const stay = { from: dayAt(0), to: dayAt(2) };

  test.describe(`in ${cast.engine}`, () => {
    test.use({ engine: cast.engine });

    test('a guest selects days, requests them, confirms and sees the status', async ({ open, deployment }) => {
      const page = await open({ viewport: phone.viewport, colorScheme: 'light' });
      const guest = new Guest<AnyElement, unknown>(page, texts.de, cast.guest);
      const toGuest = (subject: RegExp) => ({ to: guest.email, subject });

      await test.step('the keyboard moves, selects and clears in the calendar', async () => {
        await guest.openCalendar();
        await press(guest.day(stay.from));
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
        const range = readOutRange({ start: date(0), end: date(1) }, 'de');
        await expectAnnounced(page, t('home:announced.range', { range, count: 2 }));
        await page.keyboard.press('Escape');
        await expectAnnounced(page, t('home:announced.cleared'));
      });

      await test.step('the guest sends a request, and confirms it', async () => {
        await guest.ask(stay, 'Wir freuen uns auf den Garten!');
        await deployment.mail.followLink(page, toGuest(letters.confirmRequest), '/confirm/');
        await appears(page.getByRole('heading', { name: t('confirm:requested.title') }));
      });

      await test.step('the owner approves, and the guest confirms the booking', async () => {
        const api = await deployment.ownerApi();
        const requests = await api.call<ListedRequest[]>('GET', '/admin/requests');
        const { id } = requests.find(({ email }) => email === guest.email)!;
        await api.call('PATCH', `/admin/requests/${id}`, { status: 'approved' });
        await deployment.mail.followLink(page, toGuest(letters.approved), '/confirm/');
        await appears(page.getByRole('heading', { name: t('confirm:booked.title') }));
      });

      await test.step('the guest writes to the owner, and accepts an offer', async () => {
        const api = await deployment.ownerApi();
        const requests = await api.call<ListedRequest[]>('GET', '/admin/requests');
        const { id } = requests.find(({ email }) => email === guest.email)!;
        const [start_date, end_date] = [dateOfNextMonth(stay.from), dateOfNextMonth(dayAt(1))];
        await api.call('POST', `/admin/requests/${id}/offer`, { start_date, end_date, hold: true });
        await deployment.mail.followLink(page, toGuest(letters.offerMade), '/status/');
        const offer = page.getByRole('group', { name: t('status:offer.title') });
        await press(offer.getByRole('button', { name: t('status:offer.accept') }));
        await appears(page.getByText(t('status:offer.accepted')));
        await disappears(offer);
        const messages = page.getByRole('region', { name: t('status:messages.title') });
        await write(messages.getByLabel(t('status:messages.placeholder')), 'Gibt es ein Kinderbett?');
        await press(messages.getByRole('button', { name: t('thread:send') }));
        await appears(messages.getByRole('log').getByText('Gibt es ein Kinderbett?'));
      });

      await test.step('the status page and the calendar show it', async () => {
        await deployment.mail.followLink(page, toGuest(letters.confirmed), '/status/');
        await appears(page.getByRole('heading', { name: t('status:titleOfStay') }));
        await appears(page.getByText(t('status.confirmed'), { exact: true }).first());
        await guest.openCalendar();
        await guest.expectDay(stay.from, 'taken');
        await guest.expectDay(stay.to + 1, 'free');
      });
    });

    test('an owner signs in, decides, blocks days and changes the settings', async ({ open, deployment }) => {
      const { asking } = cast;
      const asked = { startDate: dateOfNextMonth(dayAt(4)), endDate: dateOfNextMonth(dayAt(5)) };
      await deployment.ask({ ...asking, ...asked });
      const page = await open({ viewport: desktop.viewport, colorScheme: 'dark' });
      const owner = new Owner<AnyElement, unknown>(page, texts.de, deployment.mail, cast.owner.email);

      await test.step('signs in', () => owner.logIn());

      await test.step('approves, and undoes it', async () => {
        await owner.open('bookings');
        await owner.approve(asking);
        await owner.cancel(asking, 'Das Dach wird neu gedeckt.');
        await disappears(page.getByRole('dialog'));
      });

      await test.step('blocks a day', async () => {
        const day = dateOfNextMonth(dayAt(6));
        await owner.open('availability');
        const form = owner.card(t('admin:availability.title'));
        await write(form.getByLabel(t('admin:availability.firstDay')), day);
        await write(form.getByLabel(t('admin:availability.lastDay')), day);
        await appears(form.getByText(formatDay(date(6), 'de')).first());
        await press(form.getByRole('button', { name: t('admin:availability.block', { count: 1 }) }));
        await owner.expectNotice(t('admin:availability.done', { count: 1, range: formatDay(date(6), 'de') }));
      });

      await test.step('blocks two days in the calendar, and frees them', async () => {
        const calendar = owner.card(t('admin:ownerCalendar.title'));
        const range = rangeOfNextMonth(dayAt(4), dayAt(5), 'de');
        const chooseBoth = async () => {
          await press(calendar.locator(`${dayOf(4)} .owner-number`));
          await press(calendar.locator(`${dayOf(5)} .owner-number`));
        };
        const saysOf = (index: number, state: string) =>
          appears(calendar.locator(dayOf(index)).filter({ hasText: state }));
        await chooseBoth();
        await press(calendar.getByRole('button', { name: t('admin:availability.block', { count: 2 }) }));
        await owner.expectNotice(t('admin:availability.done', { count: 2, range }));
        for (const index of [4, 5]) await saysOf(index, t('admin:ownerCalendar.blocked'));
        await press(calendar.locator(`${dayOf(4)} .owner-number`));
        await press(calendar.getByRole('button', { name: t('admin:ownerCalendar.blocked') }));
        const details = page.getByRole('dialog', { name: t('admin:ownerCalendar.block') });
        await appears(details.getByText(range));
        // The first Escape closes the details, the second clears the selection.
        await page.keyboard.press('Escape');
        await disappears(details);
        await page.keyboard.press('Escape');
        await chooseBoth();
        await press(calendar.getByRole('button', { name: t('admin:ownerCalendar.freeDays', { count: 2 }) }));
        await owner.expectNotice(t('admin:ownerCalendar.freed', { count: 2, range }));
        for (const index of [4, 5]) await saysOf(index, t('admin:ownerCalendar.free'));
      });

      const { id, token } = await deployment.ask({ ...asking, ...asked });
      await test.step('decides by the link of an e-mail', async () => {
        const link = await deployment.mail.tokenAfter(
          () => deployment.api.call('GET', `/bookings/confirm/${token}`),
          owner.email,
          '/decide/',
        );
        await page.goto(`/decide/${link}`);
        // The page is in the language of the browser, which differs among the engines.
        await press(page.getByRole('button', { name: /^(Genehmigen|Approve)$/ }));
        await appears(page.getByRole('heading', { name: /^(Genehmigt|Approved)$/ }));
      });

      await test.step('offers other days on the page of the booking', async () => {
        const typed = (index: number) => formatTypedDay(date(index), 'de');
        await page.goto(`/admin/bookings/${id}`);
        await press(owner.openedBooking.getByRole('button', { name: t('admin:bookingPage.offer') }));
        const dialog = page.getByRole('dialog', { name: t('admin:offer.title') });
        await write(dialog.getByLabel(t('admin:moveDialog.first')), typed(3));
        await write(dialog.getByLabel(t('admin:moveDialog.last')), typed(5));
        await press(dialog.getByRole('button', { name: t('admin:offer.send') }));
        await owner.expectNotice(t('admin:offer.done', { name: asking.name }));
      });

      await test.step('drags the end of the booking in the calendar', async () => {
        await owner.open('availability');
        const calendar = owner.card(t('admin:ownerCalendar.title'));
        const end = calendar.locator(`[data-grip="end"][data-of*="${id}"]`);
        await end.dragTo(calendar.locator(`${dayOf(4)} .owner-number`));
        const dialog = page.getByRole('dialog', { name: t('admin:moveDialog.title') });
        await press(dialog.getByRole('button', { name: t('admin:bookingPage.move') }));
        const range = rangeOfNextMonth(dayAt(4), dayAt(4), 'de');
        await owner.expectNotice(t('admin:moveDialog.done', { name: asking.name, range }));
      });

      await test.step('enters a booking by hand', async () => {
        const calendar = owner.card(t('admin:ownerCalendar.title'));
        const name = 'Familie Ostermann';
        for (const index of [2, 3]) await press(calendar.locator(`${dayOf(index)} .owner-number`));
        await press(calendar.getByText(t('admin:enterBooking.booking'), { exact: true }));
        await write(calendar.getByLabel(t('admin:editGuest.name')), name);
        await press(calendar.getByRole('button', { name: t('admin:enterBooking.enter') }));
        await owner.expectNotice(t('admin:enterBooking.done', { name }));
        await appears(calendar.locator(dayOf(3)).filter({ hasText: name }));
      });

      await test.step('writes to the guest of a confirmed booking, and cancels it', async () => {
        const requests = await (await deployment.ownerApi()).call<ListedRequest[]>('GET', '/admin/requests');
        await page.goto(`/admin/bookings/${requests.find(({ email }) => email === cast.guest.email)?.id}`);
        const conversation = owner.openedBooking.getByRole('region', { name: t('admin:bookingPage.conversation') });
        const { name } = cast.guest;
        await write(conversation.getByLabel(t('admin:bookingPage.writeTo', { name })), 'Ja, im Schrank oben.');
        await press(conversation.getByRole('button', { name: t('thread:send') }));
        await appears(conversation.getByRole('log').getByText('Ja, im Schrank oben.'));
        await press(owner.openedBooking.getByRole('button', { name: t('admin:bookingPage.cancel') }));
        const dialog = page.getByRole('dialog', { name: t('admin:cancelDialog.title') });
        await press(dialog.getByRole('button', { name: t('admin:cancelDialog.confirm') }));
        await press(dialog.getByRole('button', { name: t('admin:cancelDialog.confirmAgain') }));
        await owner.expectNotice(t('admin:bookings.done.cancelled', { name }));
      });

      await test.step('renames the house', async () => {
        const name = `Haus am See (${cast.engine})`;
        await owner.open('settings');
        await write(owner.settingsForm.getByLabel(t('admin:general.name')), name);
        await owner.saveSettings();
        await appears(page.getByRole('banner').getByText(name));
      });

      await test.step('opens the menu of the languages', async () => {
        const english = page.getByRole('button', { name: 'English' });
        await press(page.getByRole('button', { name: new RegExp(`^${t('nav.language')}`) }));
        await press(english);
        await disappears(english);
        await appears(page.getByRole('heading', { name: texts.en.t('admin:title'), exact: true }));
      });
    });
  });
}
