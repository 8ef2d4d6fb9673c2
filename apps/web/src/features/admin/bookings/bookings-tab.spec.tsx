import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refusal } from '../../../testing/fake-api';
import { freezeToday } from '../../../testing/freeze-today';
import { requestView } from '../../../testing/request-view';
import { screenIs } from '../../../testing/screen-is';
import { violations } from '../../../testing/violations';
import { openPanel } from '../testing/open-panel';

freezeToday('2026-11-20');

const conflictSentence =
  'Genehmigen nicht möglich: Der Zeitraum überschneidet sich mit einer bereits genehmigten Buchung.';

const anna = requestView({ id: 'anna', message: 'Wir kommen mit zwei Kindern.' });
const max = requestView({
  ...{ id: 'max', name: 'Max Huber', start_date: '2026-12-18', end_date: '2026-12-20' },
  ...{ created_at: '2026-11-19T09:00:00.000Z', guest_confirmed_at: null },
});
const friederike = requestView({
  ...{ id: 'friederike', name: 'Friederike Albers', start_date: '2026-12-17', end_date: '2026-12-20' },
  status: 'approved',
});
const jonas = requestView({ id: 'jonas', name: 'Jonas Petersen', status: 'confirmed', start_date: '2026-12-11' });
const nameless = requestView({ id: 'nameless', name: '', status: 'declined' });
const henrik = requestView({ id: 'henrik', name: 'Henrik Sørensen', status: 'cancelled' });
const greta = requestView({
  ...{ id: 'greta', name: 'Greta Holm', start_date: '2026-11-17', end_date: '2026-11-19', status: 'approved' },
});
const everybody = [greta, henrik, nameless, friederike, max, anna];

const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr')!);
/** The guests of some rows by their names. */
const guestsOf = (rows: HTMLElement[]) =>
  rows.map((row) => within(row).getAllByRole('cell')[1]?.firstElementChild?.textContent);
const approveIn = (row: Awaited<ReturnType<typeof rowOf>>) => row.getByRole('button', { name: 'Genehmigen' });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('wide');
});

describe('the table', () => {
  it('shows everything that is not past, what asks for an answer first', async () => {
    await openPanel(everybody);
    expect(await screen.findByText('5 Anfragen')).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Aktionen', 'Gast', 'Zeitraum', 'Status', 'Nachricht', 'Angefragt am'],
    ]);
    expect(guestsOf(screen.getAllByRole('row').slice(1))).toEqual([
      ...['Anna Seidel', 'Max Huber', 'Friederike Albers', 'Henrik Sørensen', 'Unbekannt'],
    ]);
    expect(await violations()).toEqual([]);
  });

  it('tells of a request its days, its message and when it was asked for', async () => {
    await openPanel(everybody);
    const row = await rowOf('Anna Seidel');
    expect(row.getByText('Di., 8. – Fr., 11. Dez. 2026')).toBeInTheDocument();
    expect(row.getByText('4 Tage')).toBeInTheDocument();
    expect(row.getByText('Wir kommen mit zwei Kindern.')).toBeInTheDocument();
    expect(row.getByText('18. Nov. 2026')).toBeInTheDocument();
    expect((await rowOf('Max Huber')).getByText('Keine Nachricht')).toBeInTheDocument();
  });

  it('marks a pending request that its guest has not confirmed', async () => {
    await openPanel([anna, max, requestView({ name: 'Lukas Brandt', status: 'approved', guest_confirmed_at: null })]);
    expect((await rowOf('Max Huber')).getByText('Noch nicht bestätigt')).toBeInTheDocument();
    expect(screen.getAllByText('Noch nicht bestätigt')).toHaveLength(1);
  });

  it('waits for no confirmation of a request that is past', async () => {
    await openPanel([{ ...greta, status: 'pending', guest_confirmed_at: null }], {
      at: '/admin?tab=bookings&filter=past',
    });
    expect(await screen.findByText('Greta Holm')).toBeInTheDocument();
    expect(screen.queryByText('Noch nicht bestätigt')).not.toBeInTheDocument();
  });

  it('flags both sides of an overlap with the name of the other', async () => {
    await openPanel(everybody);
    expect((await rowOf('Max Huber')).getByText('Überschneidet sich mit Friederike Albers')).toBeInTheDocument();
    expect((await rowOf('Friederike Albers')).getByText('Überschneidet sich mit Max Huber')).toBeInTheDocument();
    expect(screen.getAllByText(/Überschneidet sich/)).toHaveLength(2);
    const redRows = screen.getAllByRole('row').filter((row) => row.classList.contains('bg-taken-row'));
    expect(guestsOf(redRows)).toEqual(['Max Huber', 'Friederike Albers']);
  });

  it('explains why a request cannot be approved, and does not approve it', async () => {
    const { user, routes } = await openPanel(everybody);
    const row = await rowOf('Max Huber');
    expect(approveIn(row)).toHaveAttribute('aria-disabled', 'true');
    expect(approveIn(row)).toHaveAccessibleDescription(conflictSentence);
    await user.click(approveIn(row));
    expect(routes()).not.toContain('PATCH /admin/requests/max');
    expect(approveIn(await rowOf('Anna Seidel'))).not.toHaveAttribute('aria-disabled');
  });

  it('offers what each status allows, and a word where that is nothing', async () => {
    await openPanel([anna, friederike, jonas, nameless, henrik]);
    const actionsOf = async (name: string) => (await rowOf(name)).getAllByRole('cell')[0]?.textContent;
    expect(await actionsOf('Anna Seidel')).toContain('Ablehnen');
    expect(await actionsOf('Friederike Albers')).toBe('Stornieren');
    expect(await actionsOf('Jonas Petersen')).toBe('Keine Aktionen');
    expect(await actionsOf('Unbekannt')).toBe('Abgelehnt');
    expect(await actionsOf('Henrik Sørensen')).toBe('Storniert');
  });

  it('dims and labels past requests, and offers no actions on them', async () => {
    await openPanel(everybody, { at: '/admin?tab=bookings&filter=past' });
    const row = await rowOf('Greta Holm');
    expect(row.getByText('Vergangene Buchung')).toBeInTheDocument();
    expect(row.getByText('Keine Aktionen')).toBeInTheDocument();
    expect(row.queryByRole('button', { name: 'Stornieren' })).not.toBeInTheDocument();
    expect(screen.getByText('Greta Holm').closest('tr')).toHaveClass('text-ink-3');
  });

  it('shows all of a long message when it is pressed', async () => {
    const { user } = await openPanel([anna]);
    const message = await screen.findByRole('button', { name: 'Wir kommen mit zwei Kindern.' });
    expect(message).toHaveAttribute('aria-expanded', 'false');
    expect(message).toHaveClass('line-clamp-2');
    await user.click(message);
    expect(message).toHaveAttribute('aria-expanded', 'true');
    expect(message).not.toHaveClass('line-clamp-2');
  });
});

describe('the filter', () => {
  it.each([
    [
      'Alle Anfragen',
      '6 Anfragen',
      ['Anna Seidel', 'Max Huber', 'Jonas Petersen', 'Friederike Albers', 'Henrik Sørensen', 'Unbekannt'],
    ],
    ['Nur aktive', '4 Anfragen', ['Anna Seidel', 'Max Huber', 'Jonas Petersen', 'Friederike Albers']],
    ['Ausstehende', '2 Anfragen', ['Anna Seidel', 'Max Huber']],
    ['Genehmigte', '1 Anfrage', ['Friederike Albers']],
    ['Abgelehnte', '1 Anfrage', ['Unbekannt']],
    ['Stornierte', '1 Anfrage', ['Henrik Sørensen']],
    ['Vergangene Buchungen', '1 Anfrage', ['Greta Holm']],
  ])('offers "%s", which shows %s', async (option, count, guests) => {
    const { user } = await openPanel([...everybody, jonas]);
    const filter = await screen.findByRole('combobox', { name: 'Anzeigen:' });
    expect(within(filter).getAllByRole('option')).toHaveLength(7);
    await user.selectOptions(filter, option);
    expect(await screen.findByText(count)).toBeInTheDocument();
    expect(guestsOf(screen.getAllByRole('row').slice(1))).toEqual(guests);
  });

  it('shows what it says, counts it, and is cleared', async () => {
    const { user, router } = await openPanel(everybody);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Anzeigen:' }), 'Abgelehnte');
    expect(await screen.findByText('1 Anfrage')).toBeInTheDocument();
    expect(screen.getByText('Unbekannt')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?tab=bookings&filter=declined');
    await user.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }));
    expect(await screen.findByText('5 Anfragen')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Filter zurücksetzen' })).not.toBeInTheDocument();
  });

  it.each([
    ['active', 'Keine aktiven Anfragen'],
    ['pending', 'Keine ausstehenden Anfragen'],
    ['approved', 'Keine genehmigten Anfragen'],
    ['declined', 'Keine abgelehnten Anfragen'],
    ['cancelled', 'Keine stornierten Buchungen'],
    ['past', 'Keine vergangenen Buchungen'],
  ])('says that nothing is %s, and shows all on demand', async (filter, title) => {
    const { user } = await openPanel([], { at: `/admin?tab=bookings&filter=${filter}` });
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Alle Anfragen zeigen' }));
    expect(await screen.findByRole('heading', { name: 'Noch keine Anfragen' })).toBeInTheDocument();
  });
});

describe('an answer', () => {
  it('shows at once, is sent, and the list is loaded again', async () => {
    let accept: (answer: object) => void = () => undefined;
    const { user, server, routes } = await openPanel([anna], {
      answers: { 'PATCH /admin/requests/anna': () => new Promise((resolve) => (accept = resolve)) },
    });
    await user.click(await screen.findByRole('button', { name: 'Genehmigen' }));
    expect(await screen.findByText('Genehmigt')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Buchungen' })).toHaveFocus();
    server.answers['GET /admin/requests'] = { body: [{ ...anna, status: 'approved' }] };
    accept({ body: {} });
    expect(await screen.findByText(/Anfrage genehmigt. Anna Seidel bekommt eine E-.?Mail\./)).toBeInTheDocument();
    expect(server.calls.find(({ route }) => route.startsWith('PATCH'))?.body).toEqual({ status: 'approved' });
    await waitFor(() => expect(routes().filter((route) => route === 'GET /admin/requests').length).toBeGreaterThan(1));
    expect(screen.getByText('Genehmigt')).toBeInTheDocument();
  });

  it('declines in the same way', async () => {
    const { user, server } = await openPanel([anna], { answers: { 'PATCH /admin/requests/anna': { body: {} } } });
    await user.click(await screen.findByRole('button', { name: 'Ablehnen' }));
    expect(await screen.findByText(/Anfrage abgelehnt/)).toBeInTheDocument();
    expect(server.calls.find(({ route }) => route.startsWith('PATCH'))?.body).toEqual({ status: 'declined' });
  });

  it('stays on the screen while another one is given', async () => {
    const { user } = await openPanel([anna, { ...max, start_date: '2026-12-28', end_date: '2026-12-30' }], {
      answers: {
        'PATCH /admin/requests/anna': () => new Promise(() => undefined),
        'PATCH /admin/requests/max': () => new Promise(() => undefined),
      },
    });
    await user.click(approveIn(await rowOf('Anna Seidel')));
    await user.click((await rowOf('Max Huber')).getByRole('button', { name: 'Ablehnen' }));
    expect((await rowOf('Anna Seidel')).getByText('Genehmigt')).toBeInTheDocument();
    expect((await rowOf('Max Huber')).getAllByText('Abgelehnt').length).toBeGreaterThan(0);
  });

  it.each(['Genehmigen', 'Ablehnen'])('is not given to the next guest by the second click on "%s"', async (action) => {
    const { user, server } = await openPanel([anna, { ...max, start_date: '2026-12-28', end_date: '2026-12-30' }], {
      answers: { 'PATCH /admin/requests/anna': { body: {} }, 'PATCH /admin/requests/max': { body: {} } },
    });
    await user.click((await rowOf('Anna Seidel')).getByRole('button', { name: action }));
    // Where the pointer is, there is now the button of the next row.
    fireEvent.click((await rowOf('Max Huber')).getByRole('button', { name: action }), { detail: 2 });
    expect(await screen.findByText(/Anna Seidel bekommt eine/)).toBeInTheDocument();
    expect(server.calls.map(({ route }) => route)).not.toContain('PATCH /admin/requests/max');
    expect((await rowOf('Max Huber')).getByText('Ausstehend')).toBeInTheDocument();
  });

  it('is taken back when the server refuses, with its sentence', async () => {
    const { user } = await openPanel([anna], {
      answers: { 'PATCH /admin/requests/anna': refusal(409, 'DATES_UNAVAILABLE', conflictSentence) },
    });
    await user.click(await screen.findByRole('button', { name: 'Genehmigen' }));
    expect(await screen.findByText(conflictSentence)).toBeInTheDocument();
    expect(await screen.findByText('Ausstehend')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(screen.queryByText(conflictSentence)).not.toBeInTheDocument();
  });

  it('says so in its own words when the server does not answer', async () => {
    const { user } = await openPanel([anna]);
    await user.click(await screen.findByRole('button', { name: 'Genehmigen' }));
    expect(await screen.findByText(/Das konnte nicht gespeichert werden/)).toBeInTheDocument();
  });
});

describe('the list', () => {
  it('can be loaded again when it could not be loaded', async () => {
    const sentence = 'Das ist gerade nicht möglich. Bitte versuchen Sie es gleich noch einmal.';
    const { user, server } = await openPanel([], {
      answers: { 'GET /admin/requests': refusal(503, 'SERVICE_UNAVAILABLE', sentence) },
    });
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    server.answers['GET /admin/requests'] = { body: [anna] };
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('Anna Seidel')).toBeInTheDocument();
  });

  it('becomes cards on a narrow screen, where the reason stands under the button', async () => {
    screenIs('narrow');
    await openPanel(everybody);
    const card = within((await screen.findByRole('heading', { name: 'Max Huber' })).closest('li')!);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(card.getByText('Fr., 18. – So., 20. Dezember 2026')).toBeInTheDocument();
    expect(card.queryByRole('tooltip')).not.toBeInTheDocument();
    expect(approveIn(card)).toHaveAccessibleDescription(conflictSentence);
    expect(await violations()).toEqual([]);
  });
});
