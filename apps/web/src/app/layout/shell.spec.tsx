import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { storageKeys } from '@web/shared/session/storage';
import { fakeApi, refusal } from '@web/testing/fake-api';
import { publicSettings } from '@web/testing/public-settings';
import { renderAt } from '@web/testing/render-at';
import { violations } from '@web/testing/violations';

const open = (settings = publicSettings(), path = '/', more: Parameters<typeof fakeApi>[0] = {}) => {
  const server = fakeApi({
    'GET /bookings/settings': { body: settings },
    'GET /bookings/occupied': { body: [] },
    ...more,
  });
  return { ...renderAt(path), server };
};

it('shows a loading sign until the settings are loaded', async () => {
  let respond: (value: { body: object }) => void = () => undefined;
  open(undefined, '/', { 'GET /bookings/settings': () => new Promise((resolve) => (respond = resolve)) });
  expect(await screen.findByText('Wird geladen …')).toBeInTheDocument();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  respond({ body: publicSettings() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Haus am See' })).toBeInTheDocument();
  expect(screen.queryByText('Wird geladen …')).not.toBeInTheDocument();
});

it('opens a login link before the settings are loaded', async () => {
  const { router } = open(undefined, '/admin/access/link', {
    'GET /bookings/settings': () => new Promise(() => undefined),
    'GET /admin/verify/link': { body: { email: 'owner@example.com', token: 'session' } },
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
});

it('uses defaults when the settings cannot be loaded, shows the failure, and tries again', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  const { user, server } = open(undefined, '/', { 'GET /bookings/settings': refusal(500, 'INTERNAL_ERROR', 'Nein.') });
  expect(await screen.findByRole('heading', { level: 1, name: 'Property' })).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('Die Angaben zum Haus konnten nicht geladen werden.');
  expect(logged).toHaveBeenCalled();
  server.responses['GET /bookings/settings'] = { body: publicSettings() };
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Haus am See' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  logged.mockRestore();
});

it('moves the focus to the heading of every page after the first', async () => {
  const { user } = open();
  await screen.findByRole('grid');
  expect(document.body).toHaveFocus();
  await user.click(screen.getAllByRole('link', { name: 'Meine Anfragen' })[0]!);
  expect(await screen.findByRole('heading', { level: 1, name: 'Meine Anfragen' })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: /Hearthstay/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Haus am See' })).toHaveFocus();
});

it('has a default title for a house without a name', async () => {
  open(publicSettings({ propertyName: '' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ferienhaus' })).toBeInTheDocument();
});

it('shows product and property at the top, and the product and the link for hosts at the bottom', async () => {
  open();
  const banner = within(await screen.findByRole('banner'));
  expect(banner.getByText('Hearthstay')).toBeInTheDocument();
  expect(banner.getByText('Haus am See')).toBeInTheDocument();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText(/Läuft mit/)).toHaveTextContent('Läuft mit Hearthstay');
  expect(footer.getByRole('link', { name: 'Für Gastgeber' })).toHaveAttribute('href', '/admin/login');
});

it('has product, property and tagline in the title of the document', async () => {
  open();
  await screen.findByRole('grid');
  await waitFor(() => expect(document.title).toBe('Hearthstay · Haus am See · Direkt buchen, ohne Umweg'));
});

it.each([
  ['/my-requests', 'Meine Anfragen'],
  ['/nowhere', 'Seite nicht gefunden'],
])('adds the name of the page %s to the title of the document', async (path, name) => {
  open(publicSettings(), path);
  await waitFor(() => expect(document.title).toBe(`Hearthstay · Haus am See · Direkt buchen, ohne Umweg · ${name}`));
});

it('changes the language everywhere and stores it', async () => {
  const { user } = open();
  await screen.findByRole('grid');
  await user.click(screen.getAllByRole('button', { name: 'English' })[0]!);
  expect(await screen.findByText('When would you like to stay?')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'My Requests' })).not.toHaveLength(0);
  expect(screen.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin/login');
  expect(document.documentElement.lang).toBe('en');
  expect(localStorage.getItem(storageKeys.language)).toBe('en');
});

it('removes only the language from the address when another is chosen', async () => {
  const { user, router } = open(undefined, '/?lang=de&month=2027-01');
  await screen.findByRole('grid');
  await user.click(screen.getAllByRole('button', { name: 'English' })[0]!);
  expect(router.state.location.search).toBe('?month=2027-01');
  expect(router.state.historyAction).toBe('REPLACE');
});

it('drops the background photo when it fails to load', async () => {
  const { container } = open(publicSettings({ backgroundImageUrl: '/photo.jpg' }));
  await screen.findByRole('grid');
  const photo = container.querySelector('img')!;
  expect(photo).toHaveAttribute('src', '/photo.jpg');
  fireEvent.error(photo);
  expect(container.querySelector('img')).toBeNull();
});

it('has several files of the background photo from which the browser chooses', async () => {
  const files = [
    { url: '/1280.jpg', width: 1280, contentType: 'image/jpeg' },
    { url: '/1280.avif', width: 1280, contentType: 'image/avif' },
  ];
  const { container } = open(
    publicSettings({ backgroundImageUrl: '/1280.jpg', backgroundImage: { width: 1280, height: 800, files } }),
  );
  await screen.findByRole('grid');
  const sources = [...container.querySelectorAll('source')];
  expect(sources.map(({ type, srcset, sizes }) => [type, srcset, sizes])).toEqual([
    ['image/avif', '/1280.avif 1280w', '100vw'],
    ['image/jpeg', '/1280.jpg 1280w', '100vw'],
  ]);
});

it.each<[photos: true | undefined, loading: string | null, priority: string | null]>([
  [true, 'lazy', 'low'],
  [undefined, null, null],
])('loads the background after a photo of the house (%s)', async (photos, loading, priority) => {
  const { container } = open(publicSettings({ backgroundImageUrl: '/photo.jpg', photos }));
  await screen.findByRole('grid');
  const image = container.querySelector('.background-photo img')!;
  expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual([loading, priority]);
});

it('redirects from the panel to the login without an admin token', async () => {
  const { router } = open(publicSettings(), '/admin');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/login'));
});

it('has a page for unknown addresses', async () => {
  open(publicSettings(), '/nowhere');
  expect(await screen.findByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeInTheDocument();
  expect(await violations()).toEqual([]);
});

it('removes the password from the browser on request, and shows the gate again', async () => {
  localStorage.setItem(storageKeys.authorized, 'true');
  localStorage.setItem(storageKeys.appPassword, 'Sesam');
  const { user } = open(publicSettings({ passwordRequired: true }));
  await user.click(await screen.findByRole('button', { name: 'Passwort in diesem Browser löschen' }));
  expect(await screen.findByRole('button', { name: 'Passwort prüfen' })).toBeInTheDocument();
  expect(localStorage.getItem(storageKeys.authorized)).toBeNull();
  expect(localStorage.getItem(storageKeys.appPassword)).toBeNull();
  expect(document.cookie).not.toContain('authorized');
  expect(screen.queryByRole('button', { name: 'Passwort in diesem Browser löschen' })).not.toBeInTheDocument();
});
