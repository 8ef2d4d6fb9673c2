import type { ListedRequestView } from '@hearthstay/contracts';
import { parseDay } from '@hearthstay/stay';
import { screen, waitFor } from '@testing-library/react';
import { openPanel } from '@web/panel/testing/open-panel';
import { freezeToday } from '@web/testing/freeze-today';
import { requestView } from '@web/testing/request-view';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';

freezeToday('2026-11-20');
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('narrow');
});

const route = 'PATCH /admin/requests/anna';
const anna = requestView({ id: 'anna', status: 'pending' });
const ben = requestView({ id: 'ben', name: 'Ben Ohm', email: 'ben@mail.example', status: 'pending' });
const cleo = requestView({ id: 'cleo', name: 'Cleo Alt', email: 'cleo@mail.example', status: 'pending' });
/** An offer that is open waits for its guest: its request is not declined with another's approval. */
const offered = requestView({
  ...{ id: 'dora', name: 'Dora Ernst', status: 'pending' },
  proposal: {
    ...{ id: 'offer', by: 'owner', at: '2026-11-19T09:00:00.000Z', holds: false },
    ...{ start_date: parseDay('2026-12-20'), end_date: parseDay('2026-12-22'), valid_until: parseDay('2026-11-22') },
  },
});

const open = async (others: ListedRequestView[], body: object = {}) => {
  const panel = await openPanel([anna, ...others], { at: '/admin/bookings/anna', responses: { [route]: { body } } });
  await screen.findByRole('button', { name: 'Genehmigen' });
  return { ...panel, sent: () => panel.server.calls.find((call) => call.route === route)?.body };
};

it('declines the others with an approval only if it is on, and says how many', async () => {
  const { user, sent } = await open([ben, cleo, offered], {
    ...anna,
    status: 'approved',
    // The panel reads the list again afterwards, which this test does not wait for.
    undo_seconds: 600,
    declining_rivals: 2,
  });
  const tick = screen.getByRole('switch', { name: 'Auch den 2 anderen für diese Tage absagen' });
  expect(tick).not.toBeChecked();
  expect(tick).toHaveAccessibleDescription(/Ben Ohm.*Cleo Alt.*Gilt nur, wenn Sie genehmigen\./);
  expect(await violations()).toEqual([]);
  await user.click(tick);
  await user.click(screen.getByRole('button', { name: 'Genehmigen' }));
  expect(
    await screen.findByText(/genehmigt\..* 2 andere Anfragen für diese Tage werden zugleich abgelehnt\./),
  ).toBeInTheDocument();
  expect(sent()).toMatchObject({ status: 'approved', declineRivals: true, rivals: ['ben', 'cleo'] });
});

it.each([
  ['Genehmigen', 'approved', false],
  ['Ablehnen', 'declined', true],
])('is not part of “%s” otherwise', async (button, status, isOn) => {
  const { user, sent } = await open([ben], { ...anna, status, undo_seconds: 10 });
  if (isOn) await user.click(screen.getByRole('switch', { name: 'Ben Ohm zugleich absagen' }));
  await user.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(sent()).toMatchObject({ status }));
  expect(sent()).not.toHaveProperty('declineRivals');
});

it.each([
  ['nobody else', []],
  ['a guest who has the days already', [{ ...ben, status: 'approved' as const }, cleo]],
])('is not shown with %s', async (_who, others) => {
  await open(others);
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});
