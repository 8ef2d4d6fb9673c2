import { screen, within } from '@testing-library/react';
import type { GuestRequestView } from '@hearthstay/contracts';
import { shownStateOf } from '@hearthstay/stay';
import { camelCased } from '@web/shared/api/camel-case';
import { fakeApi, refusal } from '@web/testing/fake-api';
import { freezeToday } from '@web/testing/freeze-today';
import { publicSettings } from '@web/testing/public-settings';
import { proposalView } from '@web/testing/proposal-view';
import { renderAt } from '@web/testing/render-at';
import { requestView } from '@web/testing/request-view';
import { violations } from '@web/testing/violations';

freezeToday('2026-11-20');
beforeEach(() => jest.spyOn(console, 'error').mockImplementation());

const open = (request: GuestRequestView, responses: Parameters<typeof fakeApi>[0] = {}) => {
  const { calls } = fakeApi({
    'GET /bookings/settings': { body: publicSettings() },
    'GET /bookings/status': { body: [request] },
    [`GET /bookings/requests/${request.id}/messages`]: { body: [] },
    ...responses,
  });
  return { ...renderAt('/status/a%20token'), calls };
};
const cancellation_wish = { at: '2026-11-20T09:00:00.000Z', reason: null };

it('withdraws a pending request after one confirmation', async () => {
  const request = requestView();
  const route = `POST /bookings/requests/${request.id}/withdraw`;
  const { user, calls } = open(request, { [route]: { body: { ...request, status: 'cancelled' } } });
  const button = await screen.findByRole('button', { name: 'Anfrage zurückziehen' });
  expect(button).toHaveAccessibleDescription('Ihre Anfrage endet sofort');
  await user.click(button);
  const dialog = within(screen.getByRole('dialog', { name: 'Anfrage zurückziehen?' }));
  expect(await violations()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Anfrage zurückziehen' }));
  expect(await screen.findAllByText('Storniert')).not.toEqual([]);
  expect(screen.queryByRole('button', { name: 'Anfrage zurückziehen' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  expect(calls.find((call) => call.route === route)).toMatchObject({
    headers: { authorization: 'Bearer a token' },
    body: { shown: shownStateOf(camelCased(request)) },
  });
});

it.each([
  ['an open offer', proposalView(), true],
  ['one that ended yesterday', proposalView({ valid_until: '2026-11-19' }), false],
  ['a wish of the guest', proposalView({ by: 'guest' }), false],
])('says before a withdrawal that an offer of the hosts ends with it: %s', async (_which, proposal, isSaid) => {
  const { user } = open(requestView({ proposal }));
  await user.click(await screen.findByRole('button', { name: 'Anfrage zurückziehen' }));
  const dialog = screen.getByRole('dialog', { name: 'Anfrage zurückziehen?' });
  expect(dialog.textContent.includes('Das Angebot Ihrer Gastgeber gilt dann nicht mehr.')).toBe(isSaid);
});

it('accepts no reason that is too long', async () => {
  const { user } = open(requestView({ status: 'confirmed' }));
  await user.click(await screen.findByRole('button', { name: 'Stornierung wünschen' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('textbox', { name: /Grund/ }));
  await user.paste('x'.repeat(501));
  expect(dialog.getByText('1 Zeichen zu viel.')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Um Stornierung bitten' })).toBeDisabled();
});

it('asks to cancel a booking, with a reason, and says what happens next', async () => {
  const booking = requestView({ status: 'confirmed' });
  const request = { ...booking, door_code: '4711', revision: 1 };
  const route = `POST /bookings/requests/${request.id}/cancellation`;
  const { user, calls } = open(request, { [route]: { body: { ...booking, cancellation_wish } } });
  const button = await screen.findByRole('button', { name: 'Stornierung wünschen' });
  expect(button).toHaveAccessibleDescription('Ihre Gastgeber antworten darauf');
  await user.click(button);
  const dialog = within(screen.getByRole('dialog', { name: 'Um Stornierung bitten?' }));
  await user.type(dialog.getByRole('textbox', { name: /Grund/ }), 'Krank');
  expect(await violations()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Um Stornierung bitten' }));
  expect(await screen.findByText('Stornierung gewünscht, Ihre Gastgeber antworten.')).toBeInTheDocument();
  expect(screen.getByText('4711')).toBeInTheDocument();
  const file = screen.getByRole('link', { name: 'In meinen Kalender' }).getAttribute('href')!;
  expect(decodeURIComponent(file)).toContain('SEQUENCE:4\r\n');
  expect(screen.queryByRole('button', { name: 'Stornierung wünschen' })).not.toBeInTheDocument();
  expect(calls.find((call) => call.route === route)?.body).toEqual({
    reason: 'Krank',
    shown: shownStateOf(camelCased(request)),
  });
});

it('keeps the dialog open after a refusal, and shows why', async () => {
  const request = requestView({ status: 'approved' });
  const route = `POST /bookings/requests/${request.id}/cancellation`;
  const { user } = open(request, { [route]: refusal(409, 'INVALID_TRANSITION', 'Das ist nicht möglich.') });
  await user.click(await screen.findByRole('button', { name: 'Stornierung wünschen' }));
  await user.click(screen.getByRole('button', { name: 'Um Stornierung bitten' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nicht gesendet');
});

it('does not ask for a confirmation with an open wish to cancel', async () => {
  open(requestView({ status: 'approved', cancellation_wish }));
  expect(await screen.findByText('Stornierung gewünscht, Ihre Gastgeber antworten.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Buchung bestätigen' })).not.toBeInTheDocument();
});

it.each([
  { status: 'declined' },
  { status: 'cancelled' },
  { status: 'confirmed', start_date: '2026-11-17', end_date: '2026-11-19' },
] as const)('cannot be withdrawn or cancelled with %j', async (changes) => {
  open(requestView(changes));
  await screen.findByRole('heading', { level: 2 });
  expect(screen.queryByRole('button', { name: /zurückziehen|Stornieren/ })).not.toBeInTheDocument();
});
