import type { HistoryPage, ListedChange } from '@hearthstay/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { openPanel } from '@web/panel/testing/open-panel';
import { refusal } from '@web/testing/fake-api';
import { freezeToday } from '@web/testing/freeze-today';
import { requestView } from '@web/testing/request-view';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';

freezeToday('2026-11-20');
beforeEach(() => screenIs('wide'));

const anna = requestView({ id: 'anna', name: 'Anna Seidel' });

const change = (fields: Partial<ListedChange>): ListedChange => ({
  at: '2026-11-19T22:30:00.000Z',
  actor: { kind: 'admin', email: 'petra@house.example' },
  action: 'changed',
  subject: { kind: 'settings', id: 'settings' },
  ...fields,
});

const historyOf = (...entries: ListedChange[]): HistoryPage => ({ entries, total: entries.length });

const openHistory = (history: HistoryPage, { query = '', responses = {} } = {}) =>
  openPanel([anna], {
    at: `/admin?tab=settings&section=history${query}`,
    responses: { [`GET /admin/history${query && `?${query.slice(1)}`}`]: { body: history }, ...responses },
  });

const rows = async () => within(await screen.findByRole('region', { name: 'Verlauf' })).findAllByRole('listitem');

it('says when, what and who, and leads to the booking', async () => {
  await openHistory(
    historyOf(
      change({
        action: 'cancelled',
        subject: { kind: 'request', id: 'anna', name: 'Anna Seidel' },
        before: { status: 'approved' },
        after: { status: 'cancelled', reason: 'Rohrbruch' },
      }),
      change({
        actor: { kind: 'program' },
        action: 'added',
        subject: { kind: 'admin', id: 'roster', name: 'new@house.example' },
      }),
    ),
  );
  const [cancelled, added] = await rows();
  expect(cancelled).toHaveTextContent(
    /19\. Nov\., 23:30.*Storniert.*Anna Seidel.*Grund: Rohrbruch.*petra@house\.example/,
  );
  expect(within(cancelled!).getByRole('link', { name: 'Anna Seidel' })).toHaveAttribute('href', '/admin/bookings/anna');
  expect(added).toHaveTextContent(/Zugang gegeben.*new@house\.example.*Programm/);
  expect(await violations()).toEqual([]);
});

const noticesBy = (kind: string) => ({ kind, url: 'https://ntfy.example/…', withNames: false });

it.each<[string, Partial<ListedChange>, RegExp]>([
  [
    'blocked days',
    {
      action: 'blocked',
      subject: { kind: 'block', id: 'b' },
      after: { days: ['2026-12-03', '2026-12-01', '2026-12-02'], note: 'Handwerker' },
    },
    /Tage gesperrt.*1\. – Do\., 3\. Dezember 2026.*Notiz: Handwerker/,
  ],
  [
    'the names of changed settings',
    { after: { prices: {}, house: {}, appPassword: 'set', later: 1 } },
    /Preise, Texte zum Haus, Passwort, anderes/,
  ],
  [
    'that an address for notices was set, among other settings',
    { before: { noticeAddress: { kind: 'off' } }, after: { noticeAddress: noticesBy('ntfy'), prices: {} } },
    /Preise.*Adresse für Benachrichtigungen eingetragen: ntfy/,
  ],
  [
    'that another one took its place',
    { before: { noticeAddress: noticesBy('ntfy') }, after: { noticeAddress: noticesBy('webhook') } },
    /Adresse für Benachrichtigungen eingetragen: Webhook/,
  ],
  [
    'that it was changed',
    { before: { noticeAddress: noticesBy('webhook') }, after: { noticeAddress: noticesBy('webhook') } },
    /Adresse für Benachrichtigungen geändert: Webhook/,
  ],
  [
    'that it was removed',
    { before: { noticeAddress: noticesBy('ntfy') }, after: { noticeAddress: { kind: 'off' } } },
    /Adresse für Benachrichtigungen entfernt: ntfy/,
  ],
  [
    'an address for notices of a kind that it does not know',
    { before: { noticeAddress: { kind: 'off' } }, after: { noticeAddress: { kind: 'pager' } } },
    /Adresse für Benachrichtigungen(?! )/,
  ],
  [
    'that a guest was erased, without naming the guest',
    { action: 'erased', subject: { kind: 'guest-data', id: 'p', name: 'a…@m….example' } },
    /Daten eines Gastes gelöscht.*a…@m….example.*petra@house\.example/,
  ],
  ['changed times of retention', { after: { privacy: {}, house: {} } }, /Aufbewahrung, Texte zum Haus/],
  [
    'a change that it does not know',
    { action: 'sold', subject: { kind: 'feed', id: 'f', name: 'Airbnb' } },
    /Geändert.*Airbnb/,
  ],
])('shows %s', async (_, fields, text) => {
  await openHistory(historyOf(change(fields)));
  const [row] = await rows();
  expect(row).toHaveTextContent(text);
});

it('asks for one kind', async () => {
  const { user, server } = await openHistory(historyOf(change({})), {
    responses: { 'GET /admin/history?kind=block': { body: historyOf() } },
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Anzeigen' }), 'Gesperrte Tage');
  expect(await screen.findByText('Kein Eintrag passt zu Ihrer Auswahl.')).toBeVisible();
  expect(server.calls.some(({ route }) => route === 'GET /admin/history?kind=block')).toBe(true);
});

it('asks for the days that are typed, and downloads the same as a file', async () => {
  URL.createObjectURL = () => '#file';
  URL.revokeObjectURL = () => undefined;
  const filtered = '?from=2026-11-01&to=2026-11-05';
  const { user, server } = await openHistory(historyOf(change({})), {
    responses: {
      'GET /admin/history?from=2026-11-01': { body: historyOf() },
      [`GET /admin/history${filtered}`]: { body: historyOf() },
      [`GET /admin/history.csv${filtered}`]: { body: 'Zeitpunkt' },
    },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Von' }), '01.11.2026');
  await user.type(screen.getByRole('textbox', { name: 'Bis' }), '05.11.2026');
  await waitFor(() => expect(server.calls.at(-1)?.route).toBe(`GET /admin/history${filtered}`));
  await user.click(screen.getByRole('button', { name: 'Als CSV herunterladen' }));
  await waitFor(() => expect(server.calls.at(-1)?.route).toBe(`GET /admin/history.csv${filtered}`));
});

it('leads to earlier and later pages', async () => {
  const entries = Array.from({ length: 50 }, () => change({}));
  const { user } = await openHistory(
    { entries, total: 51 },
    { responses: { 'GET /admin/history?page=2': { body: { entries: [change({ action: 'changed' })], total: 51 } } } },
  );
  expect(await screen.findByText('1 – 50 von 51')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Frühere' }));
  expect(await screen.findByText('51 – 51 von 51')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Frühere' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Spätere' }));
  expect(await screen.findByText('1 – 50 von 51')).toBeVisible();
});

it('can be loaded again after a failure', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const { user, server } = await openHistory(historyOf(), {
    responses: { 'GET /admin/history': refusal(503, 'SERVICE_UNAVAILABLE', 'Das ist gerade nicht möglich.') },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Das ist gerade nicht möglich.');
  server.responses['GET /admin/history'] = { body: historyOf() };
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Noch ist nichts geschehen.')).toBeVisible();
});
