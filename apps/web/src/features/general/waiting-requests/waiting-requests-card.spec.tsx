import { waitFor } from '@testing-library/react';
import type { WaitingRequests } from '@hearthstay/contracts';
import { openSettings } from '@web/panel/testing/open-settings';
import { refusal, type fakeApi } from '@web/testing/fake-api';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';

const [read, saved] = ['GET /admin/settings/waiting-requests', 'PUT /admin/settings/waiting-requests'];
const both: WaitingRequests = { remindAfterHours: [24, 72], declineBeforeArrival: true };

const open = (settings: WaitingRequests, responses: Parameters<typeof fakeApi>[0] = {}) =>
  openSettings('Wartende Anfragen', { responses: { [read]: { body: settings }, ...responses } });

const off: WaitingRequests = { remindAfterHours: [], declineBeforeArrival: false };
const [remind, decline] = ['Per E-\u2060Mail erinnern', 'Vor der Anreise ablehnen'];
const save = 'Einstellungen speichern';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('wide');
});

it('is off by default, and has reminders after one day and three when it is switched on', async () => {
  const { card, user, sent } = await open(off, { [saved]: { body: both } });
  const reminders = await card.findByRole('switch', { name: remind });
  expect(reminders).not.toBeChecked();
  expect(card.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(reminders);
  expect(card.getByLabelText('1. Erinnerung nach')).toHaveDisplayValue('24');
  expect(await violations()).toEqual([]);
  await user.click(card.getByRole('switch', { name: decline }));
  await user.click(card.getByRole('button', { name: save }));
  expect(await card.findByText('Gespeichert')).toBeInTheDocument();
  expect(sent(saved)).toEqual([both]);
});

it('saves one reminder if the second field is empty, and none if they are switched off', async () => {
  const once: WaitingRequests = { ...both, remindAfterHours: [12] };
  const { card, user, server, sent } = await open(both, { [saved]: { body: once } });
  const first = await card.findByLabelText('1. Erinnerung nach');
  await user.clear(first);
  await user.type(first, '12');
  await user.clear(card.getByLabelText('2. Erinnerung nach'));
  await user.click(card.getByRole('button', { name: save }));
  await waitFor(() => expect(sent(saved)).toEqual([once]));
  expect(await card.findByText('Gespeichert')).toBeInTheDocument();
  expect(card.getByLabelText('2. Erinnerung nach')).toHaveDisplayValue('');
  server.responses[saved] = { body: { ...once, remindAfterHours: [] } };
  await user.click(card.getByRole('switch', { name: remind }));
  await user.click(card.getByRole('button', { name: save }));
  await waitFor(() => expect(sent(saved)).toHaveLength(2));
  expect(sent(saved)[1]).toEqual({ remindAfterHours: [], declineBeforeArrival: true });
});

it.each([
  ['1. Erinnerung nach', ''],
  ['1. Erinnerung nach', '0'],
  ['1. Erinnerung nach', 'bald'],
  ['2. Erinnerung nach', '721'],
  ['2. Erinnerung nach', '24'],
])('refuses at „%s“ the value %j, and sends nothing', async (label, text) => {
  const { card, user, sent } = await open(both);
  const field = await card.findByLabelText(label);
  await user.clear(field);
  if (text) await user.type(field, text);
  await user.click(card.getByRole('button', { name: save }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Stunden von 1 bis 720/));
  expect(sent(saved)).toEqual([]);
});

it('keeps the choice and shows why it was not saved', async () => {
  const { card, user } = await open(off, {
    [saved]: refusal(503, 'SERVICE_UNAVAILABLE', 'Das ist gerade nicht möglich.'),
  });
  await user.click(await card.findByRole('switch', { name: decline }));
  await user.click(card.getByRole('button', { name: save }));
  await waitFor(() => expect(card.getByRole('alert')).toHaveTextContent('Das ist gerade nicht möglich.'));
  expect(card.getByRole('switch', { name: decline })).toBeChecked();
});

it('shows every reminder that is saved', async () => {
  const { card } = await open({ ...both, remindAfterHours: [1, 2, 3] });
  expect(await card.findByLabelText('3. Erinnerung nach')).toHaveDisplayValue('3');
});
