import type { GuestRequestView } from '@hearthstay/contracts';
import { screen, within } from '@testing-library/react';
import { fakeApi, refusal } from '@web/testing/fake-api';
import { freezeToday } from '@web/testing/freeze-today';
import { proposalView } from '@web/testing/proposal-view';
import { publicPrices, publicSettings } from '@web/testing/public-settings';
import { renderAt } from '@web/testing/render-at';
import { requestView } from '@web/testing/request-view';
import { violations } from '@web/testing/violations';

freezeToday('2026-11-20');
const offerView = (changes: Parameters<typeof proposalView>[0] = {}) =>
  proposalView({
    ...{ id: 'offer-1', start_date: '2026-12-09', end_date: '2026-12-12', valid_until: '2026-11-27' },
    ...changes,
  });

beforeEach(() => jest.spyOn(console, 'error').mockImplementation());

const open = (
  request: GuestRequestView,
  responses: Parameters<typeof fakeApi>[0] = {},
  settings: Parameters<typeof publicSettings>[0] = {},
) => {
  const { calls } = fakeApi({
    'GET /bookings/settings': { body: publicSettings(settings) },
    'GET /bookings/status': { body: [request] },
    [`GET /bookings/requests/${request.id}/messages`]: { body: [] },
    ...responses,
  });
  return { ...renderAt('/status/a%20token'), calls };
};
type User = ReturnType<typeof open>['user'];

const openDialog = async (user: User, name = 'Andere Tage anfragen') => {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
};
const retype = async (user: User, field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.type(field, text);
};
const wish = offerView({ by: 'guest', note: 'Ginge das?', valid_until: '2026-12-07' });

it("asks for other days, and shows the guest's wish", async () => {
  const request = requestView({ status: 'confirmed' });
  const route = `POST /bookings/requests/${request.id}/change`;
  const { user, calls } = open(request, { [route]: { body: { ...request, proposal: wish } } });
  const dialog = await openDialog(user);
  await retype(user, dialog.getByLabelText('Anreise'), '9.12.2026');
  await retype(user, dialog.getByLabelText('Abreise'), '12.12.2026');
  await user.type(dialog.getByLabelText(/^Ein Wort/), 'Ginge das?');
  expect(dialog.getByText(/Bis dahin bleibt Ihre Buchung, wie sie ist/)).toBeInTheDocument();
  expect(await violations()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Anfragen' }));
  const sentence = 'Sie haben um andere Tage gebeten, Ihre Gastgeber antworten bis 7. Dezember.';
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.getByText('Ginge das?')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  expect(calls.find((call) => call.route === route)).toMatchObject({
    body: { start_date: '2026-12-09', end_date: '2026-12-12', note: 'Ginge das?' },
    headers: { authorization: 'Bearer a token' },
  });
  expect(await violations()).toEqual([]);
});

it('sends no wish with a note that is too long', async () => {
  const request = requestView({ status: 'confirmed' });
  const { user, calls } = open(request);
  const dialog = await openDialog(user);
  await retype(user, dialog.getByLabelText('Abreise'), '12.12.2026');
  await user.click(dialog.getByLabelText(/^Ein Wort/));
  await user.paste('x'.repeat(501));
  await user.click(dialog.getByRole('button', { name: 'Anfragen' }));
  expect(dialog.getByText('1 Zeichen zu viel.')).toBeInTheDocument();
  expect(calls.filter(({ route }) => route.startsWith('POST'))).toEqual([]);
});

it('shows the price of the wished days and guests before the wish is sent', async () => {
  const quote = { currency: 'EUR', nights: 3, lines: [], total: 440_00, deposit: 0, balance: 440_00, onSite: 0 };
  const request = requestView({ status: 'approved', adults: 2, children: [], quote });
  const route = `POST /bookings/requests/${request.id}/change`;
  const responses = { [route]: { body: { ...request, proposal: { ...wish, adults: 3 } } } };
  const { user, calls } = open(request, responses, { prices: publicPrices(), maxGuests: 4 });
  const dialog = await openDialog(user, 'Andere Tage oder Gästezahl anfragen');
  await retype(user, dialog.getByLabelText('Abreise'), '12.12.2026');
  await user.click(
    within(dialog.getByRole('group', { name: 'Erwachsene' })).getByRole('button', { name: 'Einer mehr' }),
  );
  expect(dialog.getByText('Gesamtpreis').nextElementSibling).toHaveTextContent(/Bisher 440,00\s€neu 560,00\s€/);
  expect(dialog.getByText('Gäste').nextElementSibling).toHaveTextContent('Bisher 2 Erwachseneneu 3 Erwachsene');
  await user.click(dialog.getByRole('button', { name: 'Anfragen' }));
  await screen.findByText(/^Sie haben um andere Tage gebeten/);
  expect(calls.find((call) => call.route === route)?.body).toEqual({
    ...{ start_date: '2026-12-08', end_date: '2026-12-12', adults: 3, children: [] },
    shown: 'approved|2026-12-08|2026-12-11|2||44000||',
  });
});

it('sends nothing while a field is invalid or nothing is changed', async () => {
  const request = requestView();
  const { user, calls } = open(request);
  const dialog = await openDialog(user);
  await user.click(dialog.getByRole('button', { name: 'Anfragen' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Das ist schon Ihr Aufenthalt.');
  await retype(user, dialog.getByLabelText('Abreise'), 'bald');
  await user.click(dialog.getByRole('button', { name: 'Anfragen' }));
  expect(dialog.getByLabelText('Abreise')).toHaveAccessibleDescription('Diesen Tag gibt es nicht.');
  expect(calls.some(({ route }) => route.endsWith('/change'))).toBe(false);
});

it.each([
  [409, 'DATES_UNAVAILABLE', 'Einige'],
  [409, 'CHANGE_TOO_LATE', 'Dafür ist es zu spät'],
  [409, 'BOOKING_CHANGED_MEANWHILE', 'Die Buchung hat sich inzwischen geändert'],
  [429, 'RATE_LIMITED', 'Das waren zu viele Versuche'],
])('keeps the form and shows why after %i %s', async (status, code, sentence) => {
  const request = requestView();
  const { user } = open(request, {
    [`POST /bookings/requests/${request.id}/change`]: refusal(status, code, ''),
  });
  const dialog = await openDialog(user);
  await retype(user, dialog.getByLabelText('Abreise'), '12.12.2026');
  await user.click(dialog.getByRole('button', { name: 'Anfragen' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(sentence);
});

it('says what a new wish does to an offer and to an earlier wish', async () => {
  const { user, unmount } = open({ ...requestView(), proposal: offerView() });
  expect((await openDialog(user)).getByText(/Das Angebot Ihrer Gastgeber gilt dann nicht mehr/)).toBeInTheDocument();
  unmount();
  const again = open({ ...requestView(), proposal: wish });
  expect((await openDialog(again.user)).getByText(/Worum Sie vorher gebeten haben/)).toBeInTheDocument();
});

it.each([
  ['unconfirmed', { guest_confirmed_at: null }],
  ['declined', { status: 'declined' }],
  ['begun', { status: 'confirmed', start_date: '2026-11-20', end_date: '2026-11-22' }],
  ['to be cancelled', { status: 'confirmed', cancellation_wish: { at: '2026-11-20T09:00:00.000Z', reason: null } }],
] as const)('is not offered for a request that is %s', async (_, changes) => {
  open(requestView(changes));
  await screen.findByRole('heading', { level: 2 });
  expect(screen.queryByRole('button', { name: 'Andere Tage anfragen' })).not.toBeInTheDocument();
});

it('offers a booking as a file for the calendar', async () => {
  open(requestView({ status: 'confirmed' }));
  const link = await screen.findByRole('link', { name: 'In meinen Kalender' });
  expect(link).toHaveAttribute('download', 'Aufenthalt.ics');
  expect(decodeURIComponent(link.getAttribute('href')!)).toContain('DTEND;VALUE=DATE:20261212\r\n');
});

it('has no file for a request that is not approved', async () => {
  open(requestView());
  await screen.findByRole('heading', { level: 2 });
  expect(screen.queryByRole('link', { name: 'In meinen Kalender' })).not.toBeInTheDocument();
});
