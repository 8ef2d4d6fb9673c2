import { act, screen, waitFor } from '@testing-library/react';
import { parseDay } from '@hearthstay/stay';
import { day, openHome } from '@web/features/home/testing/open-home';
import { fillAndSend, nameField, openForm, write } from '@web/features/home/testing/request-form';
import type { renderAt } from '@web/testing/render-at';
import { freezeToday } from '@web/testing/freeze-today';
import { keptDays } from './kept-days';

freezeToday('2026-11-20');

/** The address changes after the calendar has shown the days. */
const addressHas = (router: ReturnType<typeof renderAt>['router'], query: string) =>
  waitFor(() => expect(router.state.location.search).toBe(query));

it('offers the days of an address, and shows their month', async () => {
  await openHome({}, '/?from=2026-12-08&to=2026-12-11');
  expect(await screen.findByText('Fr., 11. Dezember 2026')).toBeInTheDocument();
  expect(screen.getByRole('grid')).toHaveAccessibleName('Dezember 2026');
});

it.each([
  ['taken', 'from=2026-12-02&to=2026-12-05', '2. bis 5. Dezember 2026'],
  ['over', 'from=2026-11-18', 'Mittwoch, 18. November 2026'],
  ['too far ahead', 'from=2027-03-01&to=2027-03-02', '1. bis 2. März 2027'],
])('reports that days of an address are %s, and removes them from it', async (_, query, days) => {
  const { user, router } = await openHome({}, `/?${query}`);
  const sentences = await screen.findAllByText(`Leider nicht verfügbar: ${days}.`);
  expect(sentences).toHaveLength(2);
  expect(sentences.at(-1)).toHaveAttribute('aria-live', 'polite');
  expect(screen.getByText('Noch keine Tage gewählt')).toBeInTheDocument();
  await addressHas(router, '');
  await user.click(day('2026-11-30'));
  expect(screen.queryByText(/^Leider nicht verfügbar/)).not.toBeInTheDocument();
});

it('removes parameters of an address that are no days', async () => {
  const { router } = await openHome({}, '/?from=tomorrow');
  await addressHas(router, '');
  expect(screen.getByText('Noch keine Tage gewählt')).toBeInTheDocument();
  expect(screen.queryByText(/^Leider nicht verfügbar/)).not.toBeInTheDocument();
});

it('uses the days kept in the tab if those of an address are occupied', async () => {
  keptDays.keep({ kind: 'range', start: parseDay('2026-12-08'), end: parseDay('2026-12-11') });
  const { router } = await openHome({}, '/?from=2026-12-02&to=2026-12-05');
  expect(await screen.findByText('Fr., 11. Dezember 2026')).toBeInTheDocument();
  expect(
    screen.getByText('Leider nicht verfügbar: 2. bis 5. Dezember 2026. 8. bis 11. Dezember 2026, 4 Tage gewählt.'),
  ).toHaveAttribute('aria-live', 'polite');
  await addressHas(router, '?from=2026-12-08&to=2026-12-11');
});

it('reports that the days kept in the tab were occupied meanwhile', async () => {
  keptDays.keep({ kind: 'first-day', start: parseDay('2026-12-03') });
  await openHome();
  expect(await screen.findAllByText('Leider nicht verfügbar: Donnerstag, 3. Dezember 2026.')).toHaveLength(2);
});

it('has the chosen days in the address, without a step in the history', async () => {
  const { user, router } = await openHome();
  await user.click(day('2026-11-24'));
  await addressHas(router, '?from=2026-11-24');
  await user.click(day('2026-11-26'));
  await addressHas(router, '?from=2026-11-24&to=2026-11-26');
  expect(router.state.historyAction).toBe('REPLACE');
  await user.click(screen.getByText('Auswahl aufheben'));
  await addressHas(router, '');
});

it('keeps days and fields while another page is open', async () => {
  const form = await openForm();
  await write(form, nameField(), 'Anna Seidel');
  await act(() => form.router.navigate('/no-such-page'));
  await act(() => form.router.navigate('/'));
  expect(await screen.findByDisplayValue('Anna Seidel')).toBeInTheDocument();
  expect(screen.getByText('Di., 24. November 2026')).toBeInTheDocument();
  await addressHas(form.router, '?from=2026-11-21&to=2026-11-24');
});

it('keeps neither days nor fields after sending', async () => {
  const form = await openForm();
  await fillAndSend(form);
  await screen.findByText('Anfrage gesendet');
  await addressHas(form.router, '');
  expect(sessionStorage).toHaveLength(0);
});
