import { parseDay } from '@hearthstay/stay';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  anna,
  conflictSentence,
  everybody,
  friederike,
  greta,
  henrik,
  jonas,
  max,
  nameless,
} from '@web/panel/requests/testing/everybody';
import { approveIn, guestsOf, rowOf } from '@web/panel/requests/testing/rows';
import { openPanel } from '@web/panel/testing/open-panel';
import { freezeToday } from '@web/testing/freeze-today';
import { requestView } from '@web/testing/request-view';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';

freezeToday('2026-11-20');

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('wide');
});

it('shows all requests that are not past, pending ones first', async () => {
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

it('shows the days, the message and the date of a request', async () => {
  await openPanel(everybody);
  const row = await rowOf('Anna Seidel');
  expect(row.getByText('Di., 8. – Fr., 11. Dez.')).toBeInTheDocument();
  expect(row.getByText('4 Tage')).toBeInTheDocument();
  expect(row.getByText('Wir kommen mit zwei Kindern.')).toBeInTheDocument();
  expect(row.getByText('18. Nov.')).toBeInTheDocument();
  expect((await rowOf('Max Huber')).getByText('Keine Nachricht')).toBeInTheDocument();
});

it('names the date of a booking that nobody has requested', async () => {
  await openPanel([requestView({ name: 'Ole', status: 'confirmed', source: 'owner' })]);
  expect((await rowOf('Ole')).getByText('Eingetragen')).toBeInTheDocument();
});

it('opens a booking by a click anywhere on its row, but not by one on a button in it', async () => {
  const { user, router } = await openPanel(everybody);
  const row = await rowOf('Friederike Albers');
  await user.click(row.getByRole('button'));
  // A chosen row is marked at once, before the address changes.
  expect(row.getByRole('link', { name: 'Friederike Albers' })).not.toHaveAttribute('aria-current');
  await user.click(within(screen.getByRole('dialog')).getAllByRole('button')[0]!);
  await user.click((await rowOf('Anna Seidel')).getByText('4 Tage'));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/bookings/${anna.id}`));
});

it('shows the time of arrival if the guest has entered it', async () => {
  await openPanel([requestView({ name: 'Lukas Brandt', arrival_time: '16:30' })]);
  expect((await rowOf('Lukas Brandt')).getByText('4 Tage, Ankunft 16:30 Uhr')).toBeInTheDocument();
});

it('has on a phone a link to the telephone number if the guest has entered it', async () => {
  screenIs('narrow');
  await openPanel([requestView({ name: 'Lukas Brandt', phone: '+49 (0)151/23-45.6' }), anna]);
  const link = await screen.findByRole('link', { name: '+49 (0)151/23-45.6' });
  expect(link).toHaveAttribute('href', 'tel:+49015123456');
  expect(document.querySelectorAll('a[href^="tel:"]')).toHaveLength(1);
});

it('marks a pending request that its guest has not confirmed', async () => {
  await openPanel([anna, max, requestView({ name: 'Lukas Brandt', status: 'approved', guest_confirmed_at: null })]);
  expect((await rowOf('Max Huber')).getByText('Noch nicht bestätigt')).toBeInTheDocument();
  expect(screen.getAllByText('Noch nicht bestätigt')).toHaveLength(1);
});

it('says until when the guest has to confirm an approved booking, if the guest can', async () => {
  const text = 'Bestätigung bis 11. Dez.';
  const approved = requestView({ name: 'Lukas Brandt', status: 'approved' });
  const nextYear = {
    id: 'next-year',
    name: 'Mia',
    start_date: parseDay('2027-01-10'),
    end_date: parseDay('2027-01-13'),
  };
  await openPanel([
    ...[approved, jonas, { ...approved, ...nextYear }],
    { ...approved, id: 'entered', name: 'Ole', email: null, source: 'owner' },
  ]);
  expect((await rowOf('Lukas Brandt')).getByText(text)).toBeInTheDocument();
  expect(screen.getAllByText(text)).toHaveLength(1);
  // The days of the stay name the year; two of it would need a third line.
  expect((await rowOf('Mia')).getByText('Bestätigung bis 13. Jan.')).toBeInTheDocument();
});

it('does not wait for the confirmation of a past request', async () => {
  await openPanel([{ ...greta, status: 'pending', guest_confirmed_at: null }], {
    at: '/admin?tab=bookings&filter=past',
  });
  expect(await screen.findByText('Greta Holm')).toBeInTheDocument();
  expect(screen.queryByText('Noch nicht bestätigt')).not.toBeInTheDocument();
});

it('marks both overlapping requests with the name of the other', async () => {
  await openPanel(everybody);
  expect((await rowOf('Max Huber')).getByText('Überlappt mit Friederike Albers')).toBeInTheDocument();
  expect((await rowOf('Friederike Albers')).getByText('Überlappt mit Max Huber')).toBeInTheDocument();
  expect(screen.getAllByText(/Überlappt/)).toHaveLength(2);
});

it('marks a booking with days of another calendar', async () => {
  await openPanel([{ ...anna, status: 'approved', calendar_conflicts: ['Airbnb', 'Vrbo'] }, max]);
  expect((await rowOf('Anna Seidel')).getByText('Auch belegt laut Airbnb und Vrbo')).toBeInTheDocument();
  expect(screen.getAllByText(/Auch belegt/)).toHaveLength(1);
});

it('shows why a request cannot be approved, and does not approve it', async () => {
  const { user, routes } = await openPanel(everybody);
  const row = await rowOf('Max Huber');
  expect(approveIn(row)).toHaveAttribute('aria-disabled', 'true');
  expect(approveIn(row)).toHaveAccessibleDescription(conflictSentence);
  await user.click(approveIn(row));
  expect(routes()).not.toContain('PATCH /admin/requests/max');
  expect(approveIn(await rowOf('Anna Seidel'))).not.toHaveAttribute('aria-disabled');
});

it('has the actions of each status, or a text if there are none', async () => {
  await openPanel([anna, friederike, jonas, nameless, henrik]);
  const actionsOf = async (name: string) => (await rowOf(name)).getAllByRole('cell')[0]?.textContent;
  expect(await actionsOf('Anna Seidel')).toContain('Ablehnen');
  expect(await actionsOf('Friederike Albers')).toBe('Stornieren');
  expect(await actionsOf('Jonas Petersen')).toBe('Keine Aktionen');
  expect(await actionsOf('Unbekannt')).toBe('Abgelehnt');
  expect(await actionsOf('Henrik Sørensen')).toBe('Storniert');
});

it('labels past requests, and has no actions for them', async () => {
  await openPanel(everybody, { at: '/admin?tab=bookings&filter=past' });
  const row = await rowOf('Greta Holm');
  expect(row.getByText('Vergangene Buchung')).toBeInTheDocument();
  expect(row.getByText('Keine Aktionen')).toBeInTheDocument();
  expect(row.queryByRole('button', { name: 'Stornieren' })).not.toBeInTheDocument();
});

it('keeps a message collapsed when text in it is selected', async () => {
  await openPanel([anna]);
  const message = await screen.findByRole('button', { name: 'Wir kommen mit zwei Kindern.' });
  document.getSelection()?.selectAllChildren(message);
  fireEvent.click(message);
  expect(message).toHaveAttribute('aria-expanded', 'false');
  expect(document.getSelection()?.toString()).toBe('Wir kommen mit zwei Kindern.');
});

it.each(['Enter', 'Space'])('expands a long message by %s', async (key) => {
  const { user } = await openPanel([anna]);
  const message = await screen.findByRole('button', { name: 'Wir kommen mit zwei Kindern.' });
  message.focus();
  await user.keyboard(`[${key}]`);
  expect(message).toHaveAttribute('aria-expanded', 'true');
});

it('expands a long message by a click', async () => {
  const { user } = await openPanel([anna]);
  const message = await screen.findByRole('button', { name: 'Wir kommen mit zwei Kindern.' });
  expect(message).toHaveAttribute('aria-expanded', 'false');
  await user.click(message);
  expect(message).toHaveAttribute('aria-expanded', 'true');
});

const quote = { currency: 'EUR', nights: 3, lines: [], total: 440_00, deposit: 0, balance: 440_00, onSite: 0 };
const payment = { reference: 'HS-7KQ2MX', state: 'open' as const, paid: 0, due: [], payments: [] };

it.each(['wide', 'narrow'] as const)(
  'shows the payment due next below what the guest has to do, and that all is paid (%s)',
  async (size) => {
    screenIs(size);
    const due = [{ kind: 'deposit' as const, amount: 88_00, date: parseDay('2026-11-30'), is_overdue: false }];
    await openPanel([
      { ...requestView({ status: 'approved', quote }), payment: { ...payment, due } },
      { ...requestView({ status: 'confirmed', quote }), payment: { ...payment, state: 'paid' } },
      { ...requestView({ quote }), payment },
    ]);
    const shown = await screen.findByText(/^88,00\s€ bis 30. Nov.$/);
    const awaited = screen.getByText('Bestätigung bis 11. Dez.');
    expect(awaited.compareDocumentPosition(shown) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.getByText('Bezahlt')).toBeInTheDocument();
    expect(screen.queryByText('Noch nicht bezahlt')).not.toBeInTheDocument();
  },
);

it('says that no e-mail reaches a guest who was entered without an address', async () => {
  await openPanel([requestView({ name: 'Lukas Brandt', email: null, status: 'confirmed' })]);
  expect((await rowOf('Lukas Brandt')).getByText('Keine E-\u2060Mail-Adresse')).toBeInTheDocument();
});

it('opens a booking by a click on its row, but not by one on a button or a selection of text', async () => {
  const { user, router } = await openPanel([anna]);
  const days = (await rowOf('Anna Seidel')).getByText('4 Tage');
  await user.click((await rowOf('Anna Seidel')).getByText('Wir kommen mit zwei Kindern.'));
  document.getSelection()?.selectAllChildren(days);
  fireEvent.click(days);
  expect(screen.getByRole('link', { name: 'Anna Seidel' })).not.toHaveAttribute('aria-current');
  document.getSelection()?.removeAllRanges();
  await user.click(days);
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/bookings/anna'));
});
