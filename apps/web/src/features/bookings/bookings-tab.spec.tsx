import { act, fireEvent, screen, within } from '@testing-library/react';
import { anna, conflictSentence, everybody } from '@web/panel/requests/testing/everybody';
import { approveIn } from '@web/panel/requests/testing/rows';
import { openPanel } from '@web/panel/testing/open-panel';
import { refusal } from '@web/testing/fake-api';
import { freezeToday } from '@web/testing/freeze-today';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';

freezeToday('2026-11-20');

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('wide');
});

it('can be loaded again after a failure', async () => {
  const sentence = 'Das ist gerade nicht möglich. Bitte versuchen Sie es gleich noch einmal.';
  const { user, server } = await openPanel([], {
    responses: { 'GET /admin/requests': refusal(503, 'SERVICE_UNAVAILABLE', sentence) },
  });
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  server.responses['GET /admin/requests'] = { body: [anna] };
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Anna Seidel')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Buchungen' })).toHaveFocus();
});

it('shows cards on a narrow screen, with the reason below the button', async () => {
  screenIs('narrow');
  await openPanel(everybody);
  const card = within((await screen.findByRole('heading', { name: 'Max Huber' })).closest('li')!);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(card.getByText('Fr., 18. – So., 20. Dezember 2026')).toBeInTheDocument();
  expect(card.queryByRole('tooltip')).not.toBeInTheDocument();
  expect(approveIn(card)).toHaveAccessibleDescription(conflictSentence);
  expect(await violations()).toEqual([]);
});

it('shows at once which booking was chosen, until its page takes the place of the list', async () => {
  screenIs('narrow');
  const { router } = await openPanel(everybody, {
    responses: { [`GET /admin/requests/${anna.id}`]: { body: { ...anna, source: 'guest', history: [] } } },
  });
  const link = await screen.findByRole('link', { name: 'Anna Seidel' });
  fireEvent.click(link);
  expect(link.closest('li')).toHaveAttribute('aria-busy', 'true');
  // The browser paints that before the work for the page begins.
  await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  expect(router.state.location.search).toBe('?tab=bookings');
  await screen.findByRole('article');
  expect(link).not.toBeInTheDocument();
});

it('shows at once which booking was chosen, before its page is beside the list', async () => {
  const { router } = await openPanel(everybody, {
    responses: { [`GET /admin/requests/${anna.id}`]: { body: { ...anna, source: 'guest', history: [] } } },
  });
  const link = await screen.findByRole('link', { name: 'Anna Seidel' });
  fireEvent.click(link);
  expect(link).toHaveAttribute('aria-current', 'true');
  expect(router.state.location.search).toBe('?tab=bookings');
  await screen.findByRole('article');
  expect(link).toHaveAttribute('aria-current', 'true');
  await act(() => router.navigate(-1));
  expect(link).not.toHaveAttribute('aria-current');
});
