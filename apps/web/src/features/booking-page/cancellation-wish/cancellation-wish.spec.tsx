import { parseDay } from '@hearthstay/stay';
import { screen, within } from '@testing-library/react';
import { openPanel } from '@web/panel/testing/open-panel';
import { freezeToday } from '@web/testing/freeze-today';
import { proposalView } from '@web/testing/proposal-view';
import { requestView } from '@web/testing/request-view';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';

freezeToday('2026-11-20');
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('narrow');
});

const wished = (reason: string | null = 'Krank') =>
  requestView({ id: 'anna', status: 'confirmed', cancellation_wish: { at: '2026-11-20T09:00:00.000Z', reason } });
const route = 'POST /admin/requests/anna/cancellation';
const decided = { ...wished(), cancellation_wish: undefined };

const open = (request = wished(), responses = {}) => openPanel([request], { at: '/admin/bookings/anna', responses });

it("shows that it waits for the owner, and the guest's reason", async () => {
  await open();
  expect(await screen.findByText('Wartet auf Sie: Anna Seidel möchte stornieren.')).toBeInTheDocument();
  expect(
    within(screen.getByRole('region', { name: 'Wunsch nach Stornierung' })).getByText('Krank'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Buchung stornieren' })).not.toBeInTheDocument();
  expect(await violations()).toEqual([]);
});

it.each([
  [
    'Stornieren',
    'Buchung stornieren?',
    true,
    { ...decided, status: 'cancelled', undo_seconds: 10 },
    'Buchung storniert',
  ],
  ['Behalten', 'Buchung behalten?', false, { ...decided, undo_seconds: 0 }, 'Die Buchung bleibt.'],
])('gets the response “%s”, with a note', async (button, title, accept, body, notice) => {
  const { user, server } = await open(wished(), { [route]: { body } });
  const card = within(await screen.findByRole('region', { name: 'Wunsch nach Stornierung' }));
  await user.click(card.getByRole('button', { name: button }));
  const dialog = within(screen.getByRole('dialog', { name: title }));
  await user.type(dialog.getByRole('textbox', { name: /Nachricht dazu/ }), 'Gern');
  expect(await violations()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: button }));
  expect(await screen.findByText(notice, { exact: false })).toBeInTheDocument();
  expect(server.calls.find((call) => call.route === route)?.body).toEqual({
    ...{ accept, note: 'Gern' },
    shown: 'confirmed|2026-12-08|2026-12-11|||||2026-11-20T09:00:00.000Z',
  });
});

it('gets no response with a note that is too long', async () => {
  const { user } = await open();
  const card = within(await screen.findByRole('region', { name: 'Wunsch nach Stornierung' }));
  await user.click(card.getByRole('button', { name: 'Behalten' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('textbox', { name: /Nachricht dazu/ }));
  await user.paste('x'.repeat(501));
  expect(dialog.getByText('1 Zeichen zu viel.')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Behalten' })).toBeDisabled();
});

it.each([
  ['Stornieren', true],
  ['Behalten', false],
])('says with “%s” whether an open offer ends: %s', async (button, isEnded) => {
  const proposal = proposalView({ by: 'owner', valid_until: parseDay('2026-12-10') });
  const { user } = await open({ ...wished(), proposal });
  const card = within(await screen.findByRole('region', { name: 'Wunsch nach Stornierung' }));
  await user.click(card.getByRole('button', { name: button }));
  expect(within(screen.getByRole('dialog')).queryAllByText('Auch Ihr Angebot endet damit.')).toHaveLength(
    isEnded ? 1 : 0,
  );
});

it('is shown in the list, too, and needs no reason', async () => {
  await openPanel([wished(null)], { at: '/admin?tab=bookings' });
  expect(await screen.findByText('Möchte stornieren')).toBeInTheDocument();
});
