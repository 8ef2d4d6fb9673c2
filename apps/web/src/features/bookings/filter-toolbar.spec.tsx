import { screen, waitFor, within } from '@testing-library/react';
import { everybody, jonas } from '@web/panel/requests/testing/everybody';
import { guestsOf } from '@web/panel/requests/testing/rows';
import { openPanel } from '@web/panel/testing/open-panel';
import { freezeToday } from '@web/testing/freeze-today';
import { screenIs } from '@web/testing/screen-is';

freezeToday('2026-11-20');

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('wide');
});

const filter = () => screen.findByLabelText('Anzeigen:');

it('shows the requests of each option, and their number', async () => {
  const { user } = await openPanel([...everybody, jonas]);
  expect(within(await filter()).getAllByRole('option')).toHaveLength(7);
  const shown = {
    'Nur aktive': ['4 Anfragen', 'Anna Seidel', 'Max Huber', 'Jonas Petersen', 'Friederike Albers'],
    Ausstehende: ['2 Anfragen', 'Anna Seidel', 'Max Huber'],
    Genehmigte: ['1 Anfrage', 'Friederike Albers'],
    Abgelehnte: ['1 Anfrage', 'Unbekannt'],
    Stornierte: ['1 Anfrage', 'Henrik Sørensen'],
    'Vergangene Buchungen': ['1 Anfrage', 'Greta Holm'],
    'Alle Anfragen': [
      ...['6 Anfragen', 'Anna Seidel', 'Max Huber', 'Jonas Petersen', 'Friederike Albers', 'Henrik Sørensen'],
      'Unbekannt',
    ],
  };
  for (const [option, [count, ...guests]] of Object.entries(shown)) {
    await user.selectOptions(await filter(), option);
    await waitFor(() => expect(guestsOf(screen.getAllByRole('row').slice(1))).toEqual(guests));
    expect(screen.getByText(count!)).toBeInTheDocument();
  }
});

it('is stored in the address, and can be cleared', async () => {
  const { user, router } = await openPanel(everybody);
  await user.selectOptions(await filter(), 'Abgelehnte');
  expect(await screen.findByText('1 Anfrage')).toBeInTheDocument();
  expect(screen.getByText('Unbekannt')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?tab=bookings&filter=declined');
  await user.click(screen.getByText('Filter zurücksetzen'));
  expect(await screen.findByText('5 Anfragen')).toBeInTheDocument();
  expect(screen.queryByText('Filter zurücksetzen')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Buchungen' })).toHaveFocus();
});

it('says which requests do not exist, and shows all on demand', async () => {
  const { user } = await openPanel([]);
  const empty = {
    'Nur aktive': 'Keine aktiven Anfragen',
    Ausstehende: 'Keine ausstehenden Anfragen',
    Genehmigte: 'Keine genehmigten Anfragen',
    Abgelehnte: 'Keine abgelehnten Anfragen',
    Stornierte: 'Keine stornierten Buchungen',
    'Vergangene Buchungen': 'Keine vergangenen Buchungen',
  };
  for (const [option, sentence] of Object.entries(empty)) {
    await user.selectOptions(await filter(), option);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    await user.click(screen.getByText('Alle Anfragen zeigen'));
    expect(await screen.findByText('Noch keine Anfragen')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Buchungen' })).toHaveFocus();
  }
});

it('is read from the address', async () => {
  await openPanel(everybody, { at: '/admin?tab=bookings&filter=past' });
  expect(await filter()).toHaveValue('past');
  expect(await screen.findByText('Greta Holm')).toBeInTheDocument();
});

it('leads to the calendar, where a booking is entered', async () => {
  await openPanel(everybody);
  const link = await screen.findByRole('link', { name: 'Buchung eintragen' });
  expect(link).toHaveAttribute('href', '/admin?tab=availability');
});
