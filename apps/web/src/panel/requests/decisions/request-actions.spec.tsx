import { parseDay, shownStateOf } from '@hearthstay/stay';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { availabilityKey } from '@web/panel/panel-data';
import { anna, conflictSentence, friederike, jonas, max } from '@web/panel/requests/testing/everybody';
import { approveIn, rowOf } from '@web/panel/requests/testing/rows';
import { openPanel } from '@web/panel/testing/open-panel';
import { camelCased } from '@web/shared/api/camel-case';
import { refusal } from '@web/testing/fake-api';
import { freezeToday } from '@web/testing/freeze-today';
import { proposalView } from '@web/testing/proposal-view';
import { requestView } from '@web/testing/request-view';
import { screenIs } from '@web/testing/screen-is';

freezeToday('2026-11-20');

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('wide');
});

it('is shown at once and sent, and loads the list again', async () => {
  let accept: (response: object) => void = () => undefined;
  const { user, server, routes } = await openPanel([anna], {
    responses: { 'PATCH /admin/requests/anna': () => new Promise((resolve) => (accept = resolve)) },
  });
  await user.click(await screen.findByText('Genehmigen', { selector: 'button' }));
  expect(await screen.findByText('Genehmigt')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Buchungen' })).toHaveFocus();
  server.responses['GET /admin/requests'] = { body: [{ ...anna, status: 'approved' }] };
  accept({ body: {} });
  expect(await screen.findByText(/Anfrage genehmigt. Anna Seidel bekommt eine E-.?Mail\./)).toBeInTheDocument();
  expect(server.calls.find(({ route }) => route.startsWith('PATCH'))?.body).toEqual({
    status: 'approved',
    shown: shownStateOf(camelCased(anna)),
  });
  await waitFor(() => expect(routes().filter((route) => route === 'GET /admin/requests').length).toBeGreaterThan(1));
  expect(screen.getByText('Genehmigt')).toBeInTheDocument();
});

it.each([
  ['owner', 'wide', 'Beides beendet Ihr Angebot.'],
  ['guest', 'narrow', 'Der Änderungswunsch gilt damit als abgelehnt.'],
] as const)('says beforehand that it ends an open proposal of the %s (%s)', async (by, size, sentence) => {
  screenIs(size);
  await openPanel([{ ...anna, proposal: proposalView({ by }) }]);
  for (const name of ['Genehmigen', 'Ablehnen']) {
    expect(await screen.findByRole('button', { name })).toHaveAccessibleDescription(sentence);
  }
});

it('says nothing of a proposal that has ended', async () => {
  await openPanel([{ ...anna, proposal: proposalView({ valid_until: '2026-11-19' }) }]);
  expect(await screen.findByText('Genehmigen', { selector: 'button' })).not.toHaveAccessibleDescription();
});

it('names the calendars that could not be read before', async () => {
  const { user } = await openPanel([anna], {
    responses: { 'PATCH /admin/requests/anna': { body: { ...anna, unread_calendars: ['Airbnb', 'Vrbo'] } } },
  });
  await user.click(await screen.findByText('Genehmigen', { selector: 'button' }));
  expect(await screen.findByText(/Anfrage genehmigt.+ Gerade nicht lesbar: Airbnb, Vrbo\./)).toBeInTheDocument();
});

it('declines in the same way', async () => {
  const { user, server } = await openPanel([anna], { responses: { 'PATCH /admin/requests/anna': { body: {} } } });
  await user.click(await screen.findByText('Ablehnen', { selector: 'button' }));
  expect(await screen.findByText(/Anfrage abgelehnt/)).toBeInTheDocument();
  expect(server.calls.find(({ route }) => route.startsWith('PATCH'))?.body).toMatchObject({ status: 'declined' });
});

it('can be undone until the time in the response', async () => {
  const { user, server } = await openPanel([anna], {
    responses: {
      'PATCH /admin/requests/anna': { body: { ...anna, status: 'declined', undo_seconds: 10 } },
      'POST /admin/requests/anna/undo': { body: anna },
    },
  });
  server.responses['GET /admin/requests'] = { body: [{ ...anna, status: 'declined' }] };
  await user.click(await screen.findByText('Ablehnen', { selector: 'button' }));
  const undo = await screen.findByRole('button', { name: 'Rückgängig' });
  server.responses['GET /admin/requests'] = { body: [anna] };
  await user.click(undo);
  expect(await screen.findByText(/Rückgängig gemacht. Anna Seidel bekommt keine E-.?Mail\./)).toBeInTheDocument();
  expect(server.calls.find(({ route }) => route.endsWith('/undo'))?.body).toEqual({
    shown: shownStateOf({ ...camelCased(anna), status: 'declined' }),
  });
  expect(await screen.findByText('Ablehnen', { selector: 'button' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Rückgängig' })).not.toBeInTheDocument();
});

it('says why it can no longer be undone', async () => {
  const { user } = await openPanel([anna], {
    responses: {
      'PATCH /admin/requests/anna': { body: { ...anna, status: 'approved', undo_seconds: 10 } },
      'POST /admin/requests/anna/undo': refusal(409, 'UNDO_TOO_LATE', 'Zu spät.'),
    },
  });
  await user.click(await screen.findByText('Genehmigen', { selector: 'button' }));
  await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
  expect(await screen.findByText(/Zum Rückgängigmachen ist es zu spät/)).toBeInTheDocument();
});

it('names the guest who has confirmed before the undo', async () => {
  const { user } = await openPanel([anna], {
    responses: {
      'PATCH /admin/requests/anna': { body: { ...anna, status: 'approved', undo_seconds: 10 } },
      'POST /admin/requests/anna/undo': refusal(409, 'INVALID_TRANSITION', 'Nein.'),
      'GET /admin/requests/anna/history': {
        body: [
          {
            at: '2026-11-20T12:00:00.000Z',
            subject: { kind: 'request', id: 'anna' },
            actor: { kind: 'guest' },
            action: 'confirmed',
            before: { status: 'approved' },
            after: { status: 'confirmed' },
          },
        ],
      },
    },
  });
  await user.click(await screen.findByText('Genehmigen', { selector: 'button' }));
  await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
  expect(await screen.findByText(/entschieden: Buchung bestätigt \(Gast\)/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Rückgängig' })).not.toBeInTheDocument();
});

it('can be undone by a second attempt when the first one got no response', async () => {
  const { user, server } = await openPanel([anna], {
    responses: { 'PATCH /admin/requests/anna': { body: { ...anna, status: 'approved', undo_seconds: 10 } } },
  });
  await user.click(await screen.findByText('Genehmigen', { selector: 'button' }));
  await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
  expect(await screen.findByText(/Das konnte nicht gespeichert werden/)).toBeInTheDocument();
  server.responses['POST /admin/requests/anna/undo'] = { body: anna };
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(await screen.findByText(/Rückgängig gemacht\./)).toBeInTheDocument();
});

it('offers no undo without a time in the response', async () => {
  const { user } = await openPanel([anna], {
    responses: { 'PATCH /admin/requests/anna': { body: { ...anna, status: 'approved', undo_seconds: 0 } } },
  });
  await user.click(await screen.findByText('Genehmigen', { selector: 'button' }));
  expect(await screen.findByText(/Anfrage genehmigt/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Rückgängig' })).not.toBeInTheDocument();
});

it('names the owner who has decided first, even after the guest has confirmed and paid', async () => {
  const entry = { at: '2026-11-19T09:00:00.000Z', subject: { kind: 'request', id: 'anna' } };
  const { user } = await openPanel([anna], {
    responses: {
      'PATCH /admin/requests/anna': refusal(409, 'INVALID_TRANSITION', 'Nein.'),
      'GET /admin/requests/anna/history': {
        body: [
          {
            ...{ ...entry, action: 'approved', actor: { kind: 'admin', email: 'petra@haus-am-see.example' } },
            ...{ before: { status: 'pending' }, after: { status: 'approved' } },
          },
          {
            ...{ ...entry, action: 'confirmed', actor: { kind: 'guest' } },
            ...{ before: { status: 'approved' }, after: { status: 'confirmed' } },
          },
          { ...entry, action: 'payment-recorded', actor: { kind: 'admin', email: 'jonas@haus-am-see.example' } },
        ],
      },
    },
  });
  await user.click(await screen.findByText('Ablehnen', { selector: 'button' }));
  expect(await screen.findByText(/entschieden: Genehmigt \(petra@haus-am-see\.example\)/)).toBeInTheDocument();
});

it('waits until the note to the guest is short enough', async () => {
  screenIs('narrow');
  await openPanel([anna], { at: '/admin/bookings/anna' });
  const note = await screen.findByLabelText(/^Ein Wort dazu/);
  const buttons = ['Genehmigen', 'Ablehnen'].map((name) => screen.getByText(name, { selector: 'button' }));
  fireEvent.change(note, { target: { value: 'x'.repeat(501) } });
  for (const button of buttons) expect(button).toBeDisabled();
  fireEvent.change(note, { target: { value: 'x'.repeat(500) } });
  for (const button of buttons) expect(button).toBeEnabled();
});

it('stays on the screen during the next decision', async () => {
  const { user } = await openPanel([anna, requestView({ ...max, start_date: '2026-12-28', end_date: '2026-12-30' })], {
    responses: {
      'PATCH /admin/requests/anna': () => new Promise(() => undefined),
      'PATCH /admin/requests/max': () => new Promise(() => undefined),
    },
  });
  await user.click(approveIn(await rowOf('Anna Seidel')));
  await user.click((await rowOf('Max Huber')).getByText('Ablehnen'));
  expect((await rowOf('Anna Seidel')).getByText('Genehmigt')).toBeInTheDocument();
  expect((await rowOf('Max Huber')).getAllByText('Abgelehnt').length).toBeGreaterThan(0);
});

it('stays on the screen when a later one is done first and the list is loaded without it', async () => {
  let accept: (response: object) => void = () => undefined;
  const other = requestView({ ...max, start_date: '2026-12-28', end_date: '2026-12-30' });
  const { user, server, routes } = await openPanel([anna, other], {
    responses: {
      'PATCH /admin/requests/anna': () => new Promise((resolve) => (accept = resolve)),
      'PATCH /admin/requests/max': { body: {} },
    },
  });
  await user.click(approveIn(await rowOf('Anna Seidel')));
  server.responses['GET /admin/requests'] = { body: [anna, { ...other, status: 'declined' }] };
  await user.click((await rowOf('Max Huber')).getByText('Ablehnen'));
  await screen.findByText(/Max Huber bekommt eine/);
  await waitFor(() => expect(routes().filter((route) => route === 'GET /admin/requests')).toHaveLength(2));
  expect((await rowOf('Anna Seidel')).getByText('Genehmigt')).toBeInTheDocument();
  server.responses['GET /admin/requests'] = {
    body: [
      { ...anna, status: 'approved' },
      { ...other, status: 'declined' },
    ],
  };
  accept({ body: {} });
  // The list is loaded again after each of the two decisions.
  await waitFor(() => expect(routes().filter((route) => route === 'GET /admin/requests')).toHaveLength(3));
  expect((await rowOf('Anna Seidel')).getByText('Genehmigt')).toBeInTheDocument();
});

it('is reverted without the other decision that is in progress', async () => {
  const { user } = await openPanel([anna, requestView({ ...max, start_date: '2026-12-28', end_date: '2026-12-30' })], {
    responses: {
      'PATCH /admin/requests/anna': refusal(503, 'SERVICE_UNAVAILABLE', ''),
      'PATCH /admin/requests/max': () => new Promise(() => undefined),
    },
  });
  await user.click((await rowOf('Max Huber')).getByText('Ablehnen'));
  await user.click(approveIn(await rowOf('Anna Seidel')));
  await screen.findByText(/gerade nicht möglich/);
  expect((await rowOf('Anna Seidel')).getByText('Ausstehend')).toBeInTheDocument();
  expect((await rowOf('Max Huber')).getAllByText('Abgelehnt').length).toBeGreaterThan(0);
});

it.each([
  ['Genehmigen', 'Enter'],
  ['Ablehnen', ' '],
])('moves the focus to the next guest after "%s"', async (action, key) => {
  const { user, server } = await openPanel(
    [anna, requestView({ ...max, start_date: '2026-12-28', end_date: '2026-12-30' })],
    {
      responses: { 'PATCH /admin/requests/anna': { body: {} }, 'PATCH /admin/requests/max': { body: {} } },
    },
  );
  (await rowOf('Anna Seidel')).getByText(action, { selector: 'button' }).focus();
  await user.keyboard(`[${key === ' ' ? 'Space' : key}]`);
  expect((await rowOf('Max Huber')).getByText(action, { selector: 'button' })).toHaveFocus();
  expect(server.calls.map(({ route }) => route)).not.toContain('PATCH /admin/requests/max');
});

describe.each(['wide', 'narrow'] as const)('An approval that conflicts with the next request (%s)', (width) => {
  const overlapping = requestView({ ...max, start_date: '2026-12-10', end_date: '2026-12-12' });
  const buttonsOf = (name: string) => screen.getAllByText(name, { selector: 'button' });

  const approveFirstOf = async (requests: Parameters<typeof openPanel>[0]) => {
    screenIs(width);
    const { user } = await openPanel(requests, {
      responses: { 'PATCH /admin/requests/anna': () => new Promise(() => undefined) },
    });
    await screen.findByText('Anna Seidel');
    buttonsOf('Genehmigen')[0]?.focus();
    await user.keyboard('[Enter]');
    await waitFor(() => expect(buttonsOf('Genehmigen')[0]).toHaveAttribute('aria-disabled', 'true'));
  };

  it('moves the focus to the next request that can be approved', async () => {
    await approveFirstOf([
      anna,
      overlapping,
      requestView({ ...max, id: 'lukas', start_date: '2026-12-28', end_date: '2026-12-30' }),
    ]);
    expect(buttonsOf('Genehmigen')).toHaveLength(2);
    expect(buttonsOf('Genehmigen')[1]).toHaveFocus();
  });

  it('moves the focus to "Ablehnen" when no request can be approved', async () => {
    await approveFirstOf([anna, overlapping]);
    expect(buttonsOf('Ablehnen')[0]).toHaveFocus();
  });
});

it.each(['Genehmigen', 'Ablehnen'])('ignores the second click of a double click on "%s"', async (action) => {
  const { user, server } = await openPanel(
    [anna, requestView({ ...max, start_date: '2026-12-28', end_date: '2026-12-30' })],
    {
      responses: { 'PATCH /admin/requests/anna': { body: {} }, 'PATCH /admin/requests/max': { body: {} } },
    },
  );
  await user.click((await rowOf('Anna Seidel')).getByText(action, { selector: 'button' }));
  // The button of the next row is now under the pointer.
  fireEvent.click((await rowOf('Max Huber')).getByText(action, { selector: 'button' }), { detail: 2 });
  expect(await screen.findByText(/Anna Seidel bekommt eine/)).toBeInTheDocument();
  expect(server.calls.map(({ route }) => route)).not.toContain('PATCH /admin/requests/max');
  expect((await rowOf('Max Huber')).getByText('Ausstehend')).toBeInTheDocument();
});

it("is reverted when the server refuses, with the server's sentence", async () => {
  const { user } = await openPanel([anna], {
    responses: { 'PATCH /admin/requests/anna': refusal(409, 'DATES_UNAVAILABLE', conflictSentence) },
  });
  await user.click(await screen.findByText('Genehmigen', { selector: 'button' }));
  expect(await screen.findByText(conflictSentence)).toBeInTheDocument();
  expect(await screen.findByText('Ausstehend')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(screen.queryByText(conflictSentence)).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('names the guests who have the days after an approval by another owner', async () => {
  const { user, server } = await openPanel([anna], {
    responses: { 'PATCH /admin/requests/anna': refusal(409, 'DATES_UNAVAILABLE', conflictSentence) },
  });
  const button = await screen.findByText('Genehmigen', { selector: 'button' });
  server.responses['GET /admin/requests'] = {
    body: [
      anna,
      { ...max, status: 'approved', start_date: '2026-12-10', end_date: '2026-12-12' },
      { ...jonas, end_date: '2026-12-11' },
      { ...friederike, status: 'pending', start_date: '2026-12-08', end_date: '2026-12-11' },
    ],
  };
  await user.click(button);
  expect(
    await screen.findByText('Genehmigen nicht möglich: Die Tage sind schon vergeben an Max Huber und Jonas Petersen.'),
  ).toBeInTheDocument();
});

it('says that days are blocked after an approval of days that no guest has', async () => {
  const days = { start_date: parseDay('2026-12-30'), end_date: parseDay('2027-01-02') };
  const block = { from: days.end_date, to: days.end_date, kind: 'block', id: 'block-1', label: '' };
  const { user } = await openPanel([{ ...anna, ...days }], {
    responses: {
      'PATCH /admin/requests/anna': refusal(409, 'DATES_UNAVAILABLE', conflictSentence),
      [`GET ${availabilityKey(2026)}`]: { body: [] },
      [`GET ${availabilityKey(2027)}`]: { body: [block] },
    },
  });
  await user.click(await screen.findByText('Genehmigen', { selector: 'button' }));
  expect(await screen.findByText('Genehmigen nicht möglich: Mindestens ein Tag ist gesperrt.')).toBeInTheDocument();
});

it('shows a sentence of the page when the server does not respond', async () => {
  const { user } = await openPanel([anna]);
  await user.click(await screen.findByText('Genehmigen', { selector: 'button' }));
  expect(await screen.findByText(/Das konnte nicht gespeichert werden/)).toBeInTheDocument();
});
