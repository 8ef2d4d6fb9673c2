import { fireEvent, screen, waitFor } from '@testing-library/react';
import { anna, conflictSentence, friederike, jonas, max } from '@web/panel/requests/testing/everybody';
import { approveIn, rowOf } from '@web/panel/requests/testing/rows';
import { openPanel } from '@web/panel/testing/open-panel';
import { refusal } from '@web/testing/fake-api';
import { freezeToday } from '@web/testing/freeze-today';
import { requestView } from '@web/testing/request-view';
import { screenIs } from '@web/testing/screen-is';

freezeToday('2026-11-20');

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('wide');
});

it('shows at once, is sent, and the list is loaded again', async () => {
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
  expect(server.calls.find(({ route }) => route.startsWith('PATCH'))?.body).toEqual({ status: 'approved' });
  await waitFor(() => expect(routes().filter((route) => route === 'GET /admin/requests').length).toBeGreaterThan(1));
  expect(screen.getByText('Genehmigt')).toBeInTheDocument();
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
  expect(server.calls.find(({ route }) => route.startsWith('PATCH'))?.body).toEqual({ status: 'declined' });
});

it('can be undone for as long as the server says', async () => {
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

it('says who was faster when a guest has confirmed before it was undone', async () => {
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

it('can still be undone when the first attempt got no response', async () => {
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

it('offers nothing to undo where the server does not', async () => {
  const { user } = await openPanel([anna], {
    responses: { 'PATCH /admin/requests/anna': { body: { ...anna, status: 'approved', undo_seconds: 0 } } },
  });
  await user.click(await screen.findByText('Genehmigen', { selector: 'button' }));
  expect(await screen.findByText(/Anfrage genehmigt/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Rückgängig' })).not.toBeInTheDocument();
});

it('says who decided what when another owner was faster, also after the guest has confirmed and paid', async () => {
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

it('stays on the screen while another one is given', async () => {
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

it('stays on the screen when another one is done first and the list comes without it', async () => {
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
  // Each is followed by the list as it is then.
  await waitFor(() => expect(routes().filter((route) => route === 'GET /admin/requests')).toHaveLength(3));
  expect((await rowOf('Anna Seidel')).getByText('Genehmigt')).toBeInTheDocument();
});

it('is taken back alone when another one is under way', async () => {
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
])('leads the keyboard on to the next guest after "%s"', async (action, key) => {
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

describe.each(['wide', 'narrow'] as const)('An approval that leaves the next guest no days (%s)', (width) => {
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

  it('leads the keyboard on to the guest who can be approved', async () => {
    await approveFirstOf([
      anna,
      overlapping,
      requestView({ ...max, id: 'lukas', start_date: '2026-12-28', end_date: '2026-12-30' }),
    ]);
    expect(buttonsOf('Genehmigen')).toHaveLength(2);
    expect(buttonsOf('Genehmigen')[1]).toHaveFocus();
  });

  it('leads the keyboard on to "Ablehnen" when there is no other', async () => {
    await approveFirstOf([anna, overlapping]);
    expect(buttonsOf('Ablehnen')[0]).toHaveFocus();
  });
});

it.each(['Genehmigen', 'Ablehnen'])('is not given to the next guest by the second click on "%s"', async (action) => {
  const { user, server } = await openPanel(
    [anna, requestView({ ...max, start_date: '2026-12-28', end_date: '2026-12-30' })],
    {
      responses: { 'PATCH /admin/requests/anna': { body: {} }, 'PATCH /admin/requests/max': { body: {} } },
    },
  );
  await user.click((await rowOf('Anna Seidel')).getByText(action, { selector: 'button' }));
  // Where the pointer is, there is now the button of the next row.
  fireEvent.click((await rowOf('Max Huber')).getByText(action, { selector: 'button' }), { detail: 2 });
  expect(await screen.findByText(/Anna Seidel bekommt eine/)).toBeInTheDocument();
  expect(server.calls.map(({ route }) => route)).not.toContain('PATCH /admin/requests/max');
  expect((await rowOf('Max Huber')).getByText('Ausstehend')).toBeInTheDocument();
});

it('is taken back when the server refuses, with its sentence', async () => {
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

it('names the guests who have the days when another owner was faster', async () => {
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

it('shows a sentence of the page when the server does not respond', async () => {
  const { user } = await openPanel([anna]);
  await user.click(await screen.findByText('Genehmigen', { selector: 'button' }));
  expect(await screen.findByText(/Das konnte nicht gespeichert werden/)).toBeInTheDocument();
});
