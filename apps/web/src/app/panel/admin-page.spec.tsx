import { act, screen, waitFor, within } from '@testing-library/react';
import { openPanel } from '@web/panel/testing/open-panel';
import { adminSession } from '@web/shared/session/admin-session';
import { setNavigation } from '@web/shared/session/navigation';
import { fakeApi, refusal } from '@web/testing/fake-api';
import { freezeToday } from '@web/testing/freeze-today';
import { proposalView } from '@web/testing/proposal-view';
import { publicSettings } from '@web/testing/public-settings';
import { renderAt } from '@web/testing/render-at';
import { requestView } from '@web/testing/request-view';
import { screenIs } from '@web/testing/screen-is';

freezeToday('2026-11-20');

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('wide');
});

it('sends visitors who are not signed in to the login', async () => {
  fakeApi({ 'GET /bookings/settings': { body: publicSettings() } });
  const { router } = renderAt('/admin');
  expect(await screen.findByRole('heading', { name: 'Anmelden' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/admin/login');
});

it('leads on to a booking that an owner was on the way to', async () => {
  const route = 'POST /admin/request-access';
  const { calls } = fakeApi({
    'GET /bookings/settings': { body: publicSettings() },
    [route]: { body: { message: '', linkMinutes: 15 } },
  });
  const { user } = renderAt('/admin/bookings/anna?part=messages');
  await user.type(await screen.findByLabelText(/E-.?Mail/), 'petra@mail.example');
  await user.click(screen.getByRole('button', { name: 'Link anfordern' }));
  await waitFor(() => expect(calls.map((call) => call.route)).toContain(route));
  expect(calls.find((call) => call.route === route)?.body).toEqual({
    email: 'petra@mail.example',
    returnTo: '/admin/bookings/anna?part=messages',
  });
});

it('replaces the login for admins who are signed in', async () => {
  const { router } = await openPanel([], { at: '/admin/login' });
  expect(router.state.location.pathname).toBe('/admin');
});

it('opens the home page and drops its data when the session ends in another tab', async () => {
  const { router, routes, server } = await openPanel([requestView()]);
  await screen.findByText('Anna Seidel');
  server.responses['GET /admin/requests'] = () => new Promise(() => undefined);
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(screen.queryByText('Anna Seidel')).not.toBeInTheDocument();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  const asked = routes().length;
  adminSession.open({ token: 'another-token', email: 'joachim@haus-am-see.example' });
  await act(() => router.navigate('/admin?tab=bookings'));
  await screen.findByRole('heading', { name: 'Verwaltung' });
  expect(routes().slice(asked)).toContain('GET /admin/requests');
  // Data of the former session is not shown before the server responds to the new one.
  expect(screen.queryByText('Anna Seidel')).not.toBeInTheDocument();
});

it('names the admin, and counts the pending requests that are not past', async () => {
  await openPanel([
    requestView(),
    requestView({ start_date: '2026-11-20', end_date: '2026-11-20' }),
    requestView({ start_date: '2026-11-18', end_date: '2026-11-19' }),
    requestView({ status: 'approved' }),
  ]);
  expect(screen.getByText('petra@haus-am-see.example')).toBeInTheDocument();
  const tab = await screen.findByRole('link', { name: 'Buchungen 2 warten auf Ihre Antwort' });
  expect(tab).toHaveAttribute('aria-current', 'page');
});

it('counts no request whose guest has an offer, but one that its guest has not confirmed', async () => {
  await openPanel([
    requestView({ guest_confirmed_at: null }),
    requestView({ source: 'owner', guest_confirmed_at: null, proposal: proposalView() }),
    requestView({ proposal: proposalView() }),
    requestView({ proposal: proposalView({ by: 'guest' }) }),
    requestView({ proposal: proposalView({ valid_until: '2026-11-19' }) }),
  ]);
  expect(await screen.findByRole('link', { name: 'Buchungen 3 warten auf Ihre Antwort' })).toBeInTheDocument();
});

it('counts the new messages of all guests', async () => {
  const past = { start_date: '2025-12-08', end_date: '2025-12-11', status: 'confirmed' as const };
  await openPanel([
    { ...requestView(), unread_messages: 2 },
    { ...requestView(past), unread_messages: 1 },
  ]);
  const name = 'Buchungen 1 wartet auf Ihre Antwort 3 neue Nachrichten';
  expect(await screen.findByRole('link', { name })).toBeInTheDocument();
});

it('opens at the dashboard, the first of its tabs', async () => {
  const { user } = await openPanel([], { at: '/admin' });
  const tabs = screen.getByRole('navigation', { name: 'Bereiche der Verwaltung' });
  expect(
    within(tabs)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([...['Übersicht', 'Buchungen', 'Verfügbarkeit', 'Einstellungen']]);
  expect(screen.getByRole('link', { name: 'Übersicht' })).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('link', { name: 'Buchungen' }));
  expect(await screen.findByRole('heading', { name: 'Noch keine Anfragen' })).toBeInTheDocument();
});

it('shows no count without pending requests', async () => {
  await openPanel([]);
  expect(await screen.findByRole('link', { name: 'Buchungen' })).toBeInTheDocument();
});

it.each([
  ['responds', { 'POST /admin/logout': { body: {} } }],
  ['does not respond', {}],
])('logs out and opens the home page if the server %s', async (_, responses) => {
  const { user, router, server } = await openPanel([], { responses });
  await user.click(screen.getByRole('button', { name: 'Abmelden' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(adminSession.token()).toBeNull();
  expect(adminSession.email()).toBeNull();
  const logout = server.calls.find(({ route }) => route === 'POST /admin/logout');
  expect(logout?.headers).toMatchObject({ authorization: 'Bearer the-token' });
});

it.each([401, 403])('removes the session and opens the home page after a response with status %d', async (status) => {
  const { user, router } = await openPanel([requestView({ id: 'anna' })], {
    responses: { 'PATCH /admin/requests/anna': refusal(status, 'UNAUTHORIZED', 'Bitte melden Sie sich wieder an.') },
  });
  setNavigation({ goHome: () => void router.navigate('/') });
  await user.click(await screen.findByRole('button', { name: 'Genehmigen' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(adminSession.token()).toBeNull();
  expect(adminSession.email()).toBeNull();
});
