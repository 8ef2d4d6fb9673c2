import type { AvailabilityEntry } from '@hearthstay/contracts';
import { screen, waitFor } from '@testing-library/react';
import { openPanel } from '@web/panel/testing/open-panel';
import { refusal } from '@web/testing/fake-api';
import { freezeToday } from '@web/testing/freeze-today';
import { publicPrices, publicSettings, stayRules } from '@web/testing/public-settings';
import { requestView } from '@web/testing/request-view';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';

freezeToday('2026-11-20');

const availability = 'GET /admin/availability?from=2026-01-01&to=2027-12-31';
const route = 'POST /admin/requests';
const day = (text: string) => document.querySelector<HTMLElement>(`[data-day="${text}"]`)!;
const entries = [
  { from: '2026-12-08', to: '2026-12-10', kind: 'request', id: 'r1', label: 'Anna Schmidt', status: 'pending' },
  { from: '2026-12-12', to: '2026-12-13', kind: 'feed', id: 'f', label: 'Airbnb', color: 'pink' },
  { from: '2026-12-22', to: '2026-12-24', kind: 'block', id: 'b', label: 'Maler' },
] as unknown as AvailabilityEntry[];
const entered = requestView({ id: 'new', name: 'Familie Ostermann', status: 'approved' });

const choose = async (
  first: string,
  last: string,
  { settings = {}, responses = {} }: { settings?: Parameters<typeof publicSettings>[0]; responses?: object } = {},
) => {
  const panel = await openPanel([], {
    at: '/admin?tab=availability',
    responses: {
      'GET /bookings/settings': { body: publicSettings(settings) },
      'GET /admin/blocked-dates': { body: [] },
      [availability]: { body: entries },
      [route]: { body: entered },
      ...responses,
    },
  });
  await waitFor(() => expect(day('2026-12-08')).toHaveAccessibleName(/Anna/));
  await panel.user.click(day(first));
  await panel.user.click(day(last));
  const sent = () => panel.server.calls.filter((call) => call.route === route).map(({ body }) => body);
  return { ...panel, sent };
};
const booking = () => screen.getByRole('radio', { name: 'Buchung' });
const enter = () => screen.getByRole('button', { name: 'Buchung eintragen' });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('narrow');
  sessionStorage.clear();
});

it('requires only a name, and shows the booking', async () => {
  const { user, sent, server } = await choose('2026-12-01', '2026-12-04');
  expect(screen.getByRole('button', { name: '4 Tage sperren' })).toBeInTheDocument();
  await user.click(booking());
  expect(screen.queryByRole('button', { name: '4 Tage sperren' })).not.toBeInTheDocument();
  const notify = screen.getByRole('switch', { name: 'Gast benachrichtigen' });
  expect(notify).toHaveAttribute('aria-disabled', 'true');
  expect(notify).toHaveAccessibleDescription('Dafür fehlt eine E-\u2060Mail-Adresse.');
  expect(await violations()).toEqual([]);
  await user.click(enter());
  expect(screen.getByLabelText('Name')).toBeInvalid();
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  await user.type(screen.getByLabelText('Name'), 'Familie Ostermann');
  const bar = { from: '2026-12-01', to: '2026-12-04', kind: 'request', id: 'new', label: 'Familie Ostermann' };
  server.responses[availability] = { body: [{ ...bar, status: 'approved' }, ...entries] };
  await user.click(enter());
  expect(await screen.findByText('Buchung für Familie Ostermann eingetragen.')).toBeInTheDocument();
  expect(sent()).toEqual([
    {
      ...{ name: 'Familie Ostermann', start_date: '2026-12-01', end_date: '2026-12-04' },
      ...{ status: 'approved', notify: false, locale: 'de' },
    },
  ]);
  expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
  expect(day('2026-12-01')).toHaveAccessibleName(/Genehmigt: Familie Ostermann/);
});

it('sends all fields, and the agreed price', async () => {
  const { user, sent } = await choose('2026-12-01', '2026-12-04', {
    settings: { maxGuests: 4, prices: publicPrices() },
  });
  await user.click(booking());
  await user.type(screen.getByLabelText('Name'), 'Familie Ostermann');
  await user.type(screen.getByLabelText(/^Erwachsene/), '2');
  await user.type(screen.getByLabelText(/^Kinder/), '1');
  await user.type(screen.getByLabelText(/^E-\u2060Mail/), 'o@mail.example');
  await user.type(screen.getByLabelText(/^Telefon/), '0172 5550831');
  await user.type(screen.getByLabelText(/^Ankunftszeit/), '16:30');
  const total = screen.getByLabelText('Vereinbarter Gesamtpreis');
  expect(total).toHaveValue('440,00');
  await user.clear(total);
  await user.type(total, '400');
  await user.click(screen.getByText('Herkunft, private Notiz'));
  await user.type(screen.getByLabelText(/^Herkunft/), 'Telefon');
  await user.type(screen.getByLabelText(/^Private Notiz/), 'Mit Hund');
  await user.click(screen.getByRole('radio', { name: 'Bestätigt' }));
  await user.selectOptions(screen.getByLabelText('Sprache der E-\u2060Mails'), 'en');
  await user.click(enter());
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        ...{ name: 'Familie Ostermann', email: 'o@mail.example', phone: '0172 5550831', arrival_time: '16:30' },
        ...{ adults: 2, children: [null] },
        ...{ start_date: '2026-12-01', end_date: '2026-12-04', total: 400_00, origin: 'Telefon', note: 'Mit Hund' },
        ...{ status: 'confirmed', notify: true, locale: 'en' },
      },
    ]),
  );
});

it('warns of a broken rule for guests, and enters the booking nevertheless', async () => {
  const { user, sent } = await choose('2026-12-01', '2026-12-04', {
    settings: { stayRules: stayRules({ arrivalWeekdays: [6] }) },
  });
  await user.click(booking());
  expect(screen.getByText(/^Nach Ihren Regeln gilt: Anreise nur am Samstag/)).toBeInTheDocument();
  await user.type(screen.getByLabelText('Name'), 'Familie Ostermann');
  await user.click(enter());
  await waitFor(() => expect(sent()).toHaveLength(1));
});

it('warns of a stay that is longer than guests may request, and enters it nevertheless', async () => {
  const { user, sent } = await choose('2027-01-01', '2027-01-31', { settings: { maxConsecutiveBookings: 30 } });
  await user.click(booking());
  expect(screen.getByText(/^Nach Ihren Regeln gilt: Höchstens 30 Tage\. Sie bindet das nicht/)).toBeInTheDocument();
  await user.type(screen.getByLabelText('Name'), 'Familie Ostermann');
  await user.click(enter());
  await waitFor(() => expect(sent()).toHaveLength(1));
});

it('keeps the typed texts when the days are occupied meanwhile', async () => {
  const { user, server } = await choose('2026-12-01', '2026-12-04', {
    responses: { [route]: refusal(409, 'DATES_UNAVAILABLE', 'Belegt.') },
  });
  await user.click(booking());
  await user.type(screen.getByLabelText('Name'), 'Familie Ostermann');
  const taken = { from: '2026-12-02', to: '2026-12-03', kind: 'request', id: 'r9', label: 'Jonas', status: 'approved' };
  server.responses[availability] = { body: [taken, ...entries] };
  await user.click(enter());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Nicht eingetragen.*Es wurde nichts eingetragen\.$/);
  expect(await screen.findByRole('button', { name: /Jonas/ })).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('Familie Ostermann');
});

it('stores in the tab what the days were used for', async () => {
  const { user } = await choose('2026-12-01', '2026-12-04');
  await user.click(booking());
  await user.click(screen.getByRole('button', { name: 'Schließen' }));
  await user.click(day('2026-12-01'));
  expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
  await user.click(day('2026-12-02'));
  expect(booking()).toBeChecked();
  expect(screen.getByLabelText('Name')).toBeInTheDocument();
});

it.each([
  ['days that a guest only asks for', '2026-12-08', '2026-12-10', true],
  ['days of another calendar', '2026-12-11', '2026-12-12', false],
  ['blocked days', '2026-12-21', '2026-12-22', false],
  ['past days', '2026-11-18', '2026-11-19', false],
])('is offered for %s: %s to %s, %s', async (_what, first, last, isOffered) => {
  await choose(first, last);
  expect(screen.queryAllByRole('radio', { name: 'Buchung' })).toHaveLength(isOffered ? 1 : 0);
});

it('is all that is possible for days that have begun', async () => {
  const { user, sent } = await choose('2026-11-19', '2026-11-22');
  for (const name of ['Sperren', 'Anbieten']) expect(screen.queryByRole('radio', { name })).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Name'), 'Familie Ostermann');
  await user.click(enter());
  await waitFor(() => expect(sent()).toMatchObject([{ start_date: '2026-11-19', end_date: '2026-11-22' }]));
});

it('names calendars that could not be read before', async () => {
  const body = requestView({ name: 'Familie Ostermann', status: 'approved' });
  const { user, server } = await choose('2026-12-01', '2026-12-04');
  server.responses['POST /admin/requests'] = { body: { ...body, unread_calendars: ['Airbnb'] } };
  await user.click(booking());
  await user.type(screen.getByLabelText('Name'), 'Familie Ostermann');
  await user.click(enter());
  const notice = 'Buchung für Familie Ostermann eingetragen. Gerade nicht lesbar: Airbnb.';
  expect(await screen.findByText(new RegExp(`^${notice}`))).toBeInTheDocument();
});
