import type { AvailabilityEntry, ListedRequestView } from '@hearthstay/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { openPanel } from '@web/panel/testing/open-panel';
import { refusal } from '@web/testing/fake-api';
import { freezeToday } from '@web/testing/freeze-today';
import { proposalView } from '@web/testing/proposal-view';
import { publicPrices, publicSettings } from '@web/testing/public-settings';
import { requestView } from '@web/testing/request-view';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';

freezeToday('2026-11-20');

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('narrow');
});

const anna: ListedRequestView = requestView({ id: 'anna', adults: 2, children: [6] });
const route = 'POST /admin/requests/anna/offer';
const availability = 'GET /admin/availability?from=2026-01-01&to=2027-12-31';
const entries = [
  { from: '2026-12-08', to: '2026-12-11', kind: 'request', id: 'anna', label: 'Anna Seidel', status: 'approved' },
  { from: '2026-12-12', to: '2026-12-13', kind: 'request', id: 'pia', label: 'Pia', status: 'pending' },
  { from: '2026-12-14', to: '2026-12-15', kind: 'offer', id: 'ole', label: 'Ole', holds: false },
  { from: '2026-12-20', to: '2026-12-22', kind: 'request', id: 'jonas', label: 'Jonas', status: 'confirmed' },
  { from: '2026-12-22', to: '2026-12-24', kind: 'block', id: 'b', label: '' },
] as unknown as AvailabilityEntry[];

const open = async (request = anna, responses = {}) => {
  const panel = await openPanel([request], {
    at: '/admin/bookings/anna',
    responses: {
      'GET /bookings/settings': { body: publicSettings({ prices: publicPrices(), maxGuests: 4 }) },
      [availability]: { body: entries },
      ...responses,
    },
  });
  const { user } = panel;
  await user.click(await screen.findByRole('button', { name: 'Angebot' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Angebot machen' }));
  const type = async (name: string | RegExp, text: string) => {
    await user.clear(dialog.getByLabelText(name));
    await user.type(dialog.getByLabelText(name), text);
  };
  const send = () => user.click(dialog.getByRole('button', { name: 'Angebot senden' }));
  const sent = () => panel.server.calls.filter((call) => call.route === route).map(({ body }) => body);
  return { ...panel, dialog, type, send, sent };
};

it('offers other days for the computed price, by default for three days and without a hold', async () => {
  const { dialog, type, send, sent } = await open(anna, { [route]: { body: anna } });
  await type('Erster Tag', '14.12.2026');
  await type('Letzter Tag', '17.12.2026');
  expect(await dialog.findByText('Diese Tage sind frei.')).toBeInTheDocument();
  expect(dialog.getByLabelText('Gesamtpreis')).toHaveValue('440,00');
  expect(dialog.getByText('Bis Mo., 23. November 2026, 24 Uhr.')).toBeInTheDocument();
  expect(dialog.getByText(/^Nimmt Anna Seidel an, sind diese Tage zu diesem Preis fest gebucht/)).toBeVisible();
  expect(await violations()).toEqual([]);
  await send();
  expect(await screen.findByText(/^Angebot gesendet\./)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const days = { start_date: '2026-12-14', end_date: '2026-12-17' };
  const shown = 'pending|2026-12-08|2026-12-11|2|6|||';
  expect(sent()).toEqual([{ ...days, adults: 2, children: [6], valid_days: 3, hold: false, shown }]);
});

it('sends guests, another price, a duration, a hold and a note', async () => {
  const { dialog, type, send, sent, user } = await open(anna, { [route]: { body: anna } });
  await type(/^Erwachsene/, '3');
  await type('Gesamtpreis', '400');
  expect(dialog.getByText(/^Nach Ihren Preisen 440,00/)).toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: '14 Tage' }));
  expect(dialog.getByText('Bis Fr., 4. Dezember 2026, 24 Uhr.')).toBeInTheDocument();
  await user.click(dialog.getByRole('switch', { name: 'Tage so lange freihalten' }));
  await user.type(dialog.getByLabelText(/^Ein Wort dazu/), 'Gern');
  await send();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    adults: 3,
    children: [6],
    total: 400_00,
    valid_days: 14,
    hold: true,
    note: 'Gern',
  });
});

it('goes back to the computed price', async () => {
  const { dialog, type, user } = await open();
  await type('Gesamtpreis', '400');
  await user.click(dialog.getByRole('button', { name: 'Übernehmen' }));
  expect(dialog.getByLabelText('Gesamtpreis')).toHaveValue('440,00');
});

it('ends on the day of arrival at the latest', async () => {
  const { dialog, type } = await open();
  await type('Erster Tag', '21.11.2026');
  expect(dialog.getByText('Bis Sa., 21. November 2026, 24 Uhr.')).toBeInTheDocument();
});

it('ends with the days that the guest has so far', async () => {
  const { dialog, type, user } = await open(
    requestView({ id: 'anna', start_date: '2026-11-23', end_date: '2026-11-24' }),
  );
  await type('Letzter Tag', '17.12.2026');
  await type('Erster Tag', '14.12.2026');
  await user.click(dialog.getByRole('radio', { name: '14 Tage' }));
  expect(dialog.getByText('Bis Di., 24. November 2026, 24 Uhr.')).toBeInTheDocument();
});

it('shows at once who has the days, and sends nothing', async () => {
  const { dialog, type, send, sent } = await open();
  await type('Erster Tag', '21.12.2026');
  await type('Letzter Tag', '23.12.2026');
  expect(await dialog.findByText(/^Nicht frei: Jonas \(.*\) und Gesperrt \(.*\)\.$/)).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Angebot senden' })).toHaveAccessibleDescription(/^Nicht frei/);
  await send();
  expect(sent()).toEqual([]);
});

it.each([
  ['DATES_UNAVAILABLE', 409, /Anbieten nicht möglich: An diesen Tagen ist das Haus schon vergeben/],
  ['SAME_STAY', 400, /Das sind schon die Tage dieser Buchung/],
])('shows %s in the dialog, and marks the days', async (code, status, sentence) => {
  const { dialog, send } = await open(anna, { [route]: refusal(status, code, '') });
  await send();
  expect(await dialog.findByRole('alert')).toHaveTextContent(sentence);
  expect(dialog.getByLabelText('Erster Tag')).toBeInvalid();
});

it('shows who has taken the days after a refusal', async () => {
  const { dialog, send, server } = await open(anna, { [route]: refusal(409, 'DATES_UNAVAILABLE', '') });
  await dialog.findByText('Diese Tage sind frei.');
  server.responses[availability] = { body: [{ ...entries[3], from: '2026-12-08', id: 'eva', label: 'Eva' }] };
  await send();
  expect(await dialog.findByText(/^Nicht frei: Eva/)).toBeInTheDocument();
});

it('marks the price if the request has none any more', async () => {
  const { dialog, type, send } = await open(anna, { [route]: refusal(409, 'REQUEST_WITHOUT_PRICE', '') });
  await type('Gesamtpreis', '400');
  await send();
  await waitFor(() => expect(dialog.getByLabelText('Gesamtpreis')).toBeInvalid());
});

it('has no fields for guests and a price if there are none', async () => {
  const request = requestView({ id: 'anna', status: 'confirmed' });
  const { dialog } = await open(request, { 'GET /bookings/settings': { body: publicSettings() } });
  expect(dialog.queryByLabelText('Gesamtpreis')).not.toBeInTheDocument();
  expect(dialog.queryByLabelText(/^Erwachsene/)).not.toBeInTheDocument();
  expect(dialog.getByText(/^Nimmt Anna Seidel an, sind diese Tage fest gebucht/)).toBeInTheDocument();
});

it('is not sent with a day that does not exist', async () => {
  const { dialog, type, send, sent } = await open();
  await type('Letzter Tag', '30.2.2026');
  await send();
  expect(dialog.getByLabelText('Letzter Tag')).toBeInvalid();
  expect(sent()).toEqual([]);
});

it('needs an address of the guest', async () => {
  await openPanel([{ ...anna, email: null }], { at: '/admin/bookings/anna' });
  const button = await screen.findByRole('button', { name: 'Angebot' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Dafür fehlt eine E-\u2060Mail-Adresse.');
});

it('replaces an open offer', async () => {
  await openPanel([{ ...anna, proposal: proposalView() }], { at: '/admin/bookings/anna' });
  expect(await screen.findByRole('button', { name: 'Neues Angebot' })).toBeInTheDocument();
});
