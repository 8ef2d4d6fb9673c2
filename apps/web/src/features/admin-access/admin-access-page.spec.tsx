import { configure, screen, waitFor } from '@testing-library/react';
import { adminSession } from '@web/shared/session/admin-session';
import { fakeApi, refusal } from '@web/testing/fake-api';
import { publicSettings } from '@web/testing/public-settings';
import { renderAt } from '@web/testing/render-at';
import { screenIs } from '@web/testing/screen-is';
import { violations } from '@web/testing/violations';

const route = 'GET /admin/verify/the-link';
const settings = { 'GET /bookings/settings': { body: publicSettings() }, 'GET /admin/requests': { body: [] } };
const session = { email: 'petra@haus-am-see.example', token: 'the-session' };

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  screenIs('wide');
});

it('opens a session, and then the panel', async () => {
  fakeApi({ ...settings, [route]: { body: session } });
  const { router } = renderAt('/admin/access/the-link');
  expect(await screen.findByRole('heading', { name: 'Willkommen, Sie sind angemeldet' })).toHaveFocus();
  expect(adminSession.token()).toBe('the-session');
  expect(adminSession.email()).toBe('petra@haus-am-see.example');
  expect(await violations()).toEqual([]);
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
});

it('shows that the link is checked', async () => {
  fakeApi({ ...settings, [route]: () => new Promise(() => undefined) });
  renderAt('/admin/access/the-link');
  expect(await screen.findByRole('heading', { name: 'Link wird geprüft …' })).toBeInTheDocument();
});

it('waits two seconds before it opens the panel', async () => {
  fakeApi({ ...settings, [route]: { body: session } });
  const openedAt = performance.now();
  const { router } = renderAt('/admin/access/the-link');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
  // A timer may fire a millisecond early.
  expect(performance.now() - openedAt).toBeGreaterThan(1_990);
});

it.each([
  ['/admin?tab=settings', '/admin?tab=settings'],
  ['//evil.example/admin', '/admin?tab=dashboard'],
  ['https://evil.example', '/admin?tab=dashboard'],
])('leads to %s only if it is in the panel', async (to, place) => {
  adminSession.open({ token: 'former', email: session.email });
  const { calls } = fakeApi({ ...settings, [route]: { body: session } });
  const { router, user } = renderAt(`/admin/access/the-link?to=${encodeURIComponent(to)}`);
  await user.click(await screen.findByRole('link', { name: 'Jetzt öffnen' }));
  const { pathname, search } = router.state.location;
  expect(pathname + (search || '?tab=dashboard')).toBe(place);
  // The server ends the former session of this browser.
  expect(calls.find((call) => call.route === route)?.headers).toMatchObject({ authorization: 'Bearer former' });
});

it('opens the panel at once by its link', async () => {
  fakeApi({ ...settings, [route]: { body: session } });
  const { user } = renderAt('/admin/access/the-link');
  await user.click(await screen.findByRole('link', { name: 'Jetzt öffnen' }));
  expect(await screen.findByRole('heading', { name: 'Verwaltung' })).toBeInTheDocument();
});

it('shows why there is no access, and links to the login', async () => {
  fakeApi({ ...settings, [route]: refusal(401, 'LINK_INVALID', 'Ungültig.') });
  renderAt('/admin/access/the-link');
  expect(await screen.findByRole('heading', { name: 'Kein Zugang' })).toHaveFocus();
  expect(screen.getByText(/Der Link ist ungültig oder abgelaufen/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Zur Anmeldung' })).toHaveAttribute('href', '/admin/login');
  expect(adminSession.token()).toBeNull();
});

it('treats a refusal without a code as an invalid link', async () => {
  fakeApi({ ...settings, [route]: { status: 401, body: {} } });
  renderAt('/admin/access/the-link');
  expect(await screen.findByText(/Der Link ist ungültig oder abgelaufen/)).toBeInTheDocument();
});

it('tries a link again that could not be checked', async () => {
  const { responses } = fakeApi(settings);
  const { user } = renderAt('/admin/access/the-link');
  expect(await screen.findByText('Der Link konnte nicht geprüft werden.')).toBeInTheDocument();
  responses[route] = { body: session };
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('heading', { name: 'Willkommen, Sie sind angemeldet' })).toBeInTheDocument();
});

it('uses the link once in a visit, even if React mounts the page twice', async () => {
  configure({ reactStrictMode: true });
  try {
    const { calls } = fakeApi({ ...settings, [route]: { body: session } });
    renderAt('/admin/access/the-link');
    await screen.findByRole('heading', { name: 'Willkommen, Sie sind angemeldet' });
    expect(calls.filter((call) => call.route === route)).toHaveLength(1);
  } finally {
    configure({ reactStrictMode: false });
  }
});
