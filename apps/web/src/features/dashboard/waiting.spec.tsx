import type { ListedRequestView } from '@hearthstay/contracts';
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
  screenIs('wide');
});

const asked = (name: string, created_at: string, more: Parameters<typeof requestView>[0] = {}) =>
  requestView({ name, created_at, guest_confirmed_at: created_at, ...more });
const open = (requests: ListedRequestView[]) => openPanel(requests, { at: '/admin?tab=dashboard' });
const card = async (name: string) => within(await screen.findByRole('region', { name }));

it('shows the requests that wait for the owner, the oldest first, with one primary button', async () => {
  await open([
    asked('Neu', '2026-11-20T09:00:00.000Z'),
    asked('Alt', '2026-11-16T09:00:00.000Z', { id: 'old' }),
    asked('Gestern', '2026-11-12T09:00:00.000Z', {
      ...{ guest_confirmed_at: '2026-11-19T09:00:00.000Z', start_date: '2026-12-20', end_date: '2026-12-22' },
    }),
    asked('Unbestätigt', '2026-11-10T09:00:00.000Z', { guest_confirmed_at: null }),
    asked('Genehmigt', '2026-11-10T09:00:00.000Z', { status: 'approved' }),
    asked('Abgelehnt', '2026-11-10T09:00:00.000Z', { status: 'declined' }),
  ]);
  const waiting = await card('Wartet auf Sie');
  expect(waiting.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Alt fragt an.*seit 4 TagenEntscheiden, Alt$/),
    expect.stringMatching(/^Gestern fragt an.*seit gesternAnsehen, Gestern$/),
    expect.stringMatching(/^Neu fragt an.*seit heuteAnsehen, Neu$/),
  ]);
  expect(waiting.getByRole('link', { name: /^Entscheiden ?, Alt$/ })).toHaveAttribute('href', '/admin/bookings/old');
  expect(waiting.getByRole('link', { name: '2 Anfragen warten auf den Gast' })).toHaveAttribute(
    'href',
    '/admin?tab=bookings&filter=active',
  );
  expect(await violations()).toEqual([]);
});

it('shows wishes of guests with bookings, and leaves out offers that wait for a guest', async () => {
  const change = proposalView({ by: 'guest', at: '2026-11-18T09:00:00.000Z' });
  const days = { start_date: '2026-12-08', end_date: '2026-12-11' };
  await open([
    asked('Anna', '2026-11-10T09:00:00.000Z', { status: 'confirmed', proposal: change }),
    asked('Ben', '2026-11-10T09:00:00.000Z', {
      status: 'approved',
      proposal: { ...change, ...proposalView(days), by: 'guest' },
    }),
    asked('Carla', '2026-11-10T09:00:00.000Z', {
      ...{ status: 'confirmed', cancellation_wish: { at: '2026-11-17T09:00:00.000Z', reason: null } },
    }),
    asked('Dora', '2026-11-10T09:00:00.000Z', { proposal: proposalView() }),
  ]);
  const waiting = await card('Wartet auf Sie');
  expect(waiting.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Carla möchte stornieren.*seit 3 Tagen/),
    expect.stringMatching(/^Anna möchte andere Tage.*15.*18\. Dez.* statt .*8.*11\. Dez.*seit 2 Tagen/),
    expect.stringMatching(/^Ben möchte die Zahl der Gäste ändern.*seit heute/),
  ]);
  expect(waiting.getByRole('link', { name: '1 Anfrage wartet auf den Gast' })).toBeInTheDocument();
  expect(await violations()).toEqual([]);
});

it('shows all unread messages once, those of past and cancelled stays too, with the requests that wait', async () => {
  const past = { start_date: '2026-11-08', end_date: '2026-11-11' };
  const written = (unread_since: string, unread_messages = 1) => ({ unread_messages, unread_since });
  await open([
    ...['Eins', 'Zwei', 'Drei', 'Vier'].map((name) => asked(name, '2026-11-15T09:00:00.000Z')),
    { ...asked('Anna', '2026-11-16T09:00:00.000Z'), ...written('2026-11-18T09:00:00.000Z', 2) },
    asked('Ben', '2026-11-17T09:00:00.000Z'),
    {
      ...asked('Carla', '2026-10-01T09:00:00.000Z', { ...past, id: 'carla', status: 'confirmed' }),
      ...written('2026-11-19T09:00:00.000Z'),
    },
    { ...asked('Dora', '2026-10-01T09:00:00.000Z', { status: 'cancelled' }), ...written('2026-11-20T09:00:00.000Z') },
    asked('Emil', '2026-10-01T09:00:00.000Z', { ...past, status: 'confirmed' }),
  ]);
  const waiting = await card('Wartet auf Sie');
  expect(
    waiting
      .getAllByRole('listitem')
      .slice(4)
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Anna fragt an.*2 neue Nachrichten.*seit 4 TagenAnsehen, Anna$/),
    expect.stringMatching(/^Neue Nachricht von Carla.*1 neue Nachricht.*seit gesternLesen, Carla$/),
    expect.stringMatching(/^Neue Nachricht von Dora.*seit heuteLesen, Dora$/),
  ]);
  expect(waiting.getByRole('link', { name: /^Lesen ?, Carla$/ })).toHaveAttribute(
    'href',
    '/admin/bookings/carla?part=messages',
  );
  expect(waiting.getByRole('link', { name: '1 weitere Anfrage wartet auf Sie' })).toHaveAttribute(
    'href',
    '/admin?tab=bookings&filter=pending',
  );
});

it('says that nothing waits', async () => {
  await open([asked('Abgelehnt', '2026-11-10T09:00:00.000Z', { status: 'declined' })]);
  expect((await card('Wartet auf Sie')).getByText('Alles beantwortet.')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Als Nächstes' })).not.toBeInTheDocument();
});

it('shows the next four arrivals and departures, and a sentence about today', async () => {
  const stay = (id: string, start_date: string, end_date: string) =>
    requestView({ id, name: id, start_date, end_date, status: 'confirmed' });
  await open([
    stay('Anna', '2026-11-20', '2026-11-21'),
    stay('Ben', '2026-11-23', '2026-11-25'),
    stay('Carla', '2027-01-02', '2027-01-04'),
  ]);
  const coming = await card('Als Nächstes');
  expect(coming.getByText('Heute reist Anna an.')).toBeInTheDocument();
  expect(coming.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '20. Nov.Fr.AnnaAnreiseheute',
    '21. Nov.Sa.AnnaAbreisemorgen',
    '23. Nov.Mo.BenAnreisein 3 Tagen',
    '25. Nov.Mi.BenAbreisein 5 Tagen',
  ]);
  expect(coming.getAllByRole('link')[1]).toHaveAttribute('href', '/admin/bookings/Anna');
});

it('has only the cards of the specification in a house without requests', async () => {
  await open([]);
  expect(await screen.findByRole('link', { name: /^Aktive Anfragen/ })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Wartet auf Sie' })).not.toBeInTheDocument();
});
