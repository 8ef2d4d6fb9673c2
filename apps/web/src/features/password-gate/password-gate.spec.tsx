import { act, screen } from '@testing-library/react';
import { storageKeys } from '@web/shared/session/storage';
import { fakeApi, refusal } from '@web/testing/fake-api';
import { publicPrices, publicSettings } from '@web/testing/public-settings';
import { renderAt } from '@web/testing/render-at';
import { violations } from '@web/testing/violations';

const check = 'POST /bookings/check-password';

const open = (more: Parameters<typeof fakeApi>[0] = {}, path = '/') => {
  const server = fakeApi({
    'GET /bookings/settings': { body: publicSettings({ passwordRequired: true }) },
    'GET /bookings/occupied': { body: [] },
    ...more,
  });
  return { ...renderAt(path), server };
};

const password = () => screen.findByLabelText('Passwort');
const button = () => screen.getByRole('button', { name: 'Passwort prüfen' });

it('replaces the page and hides the links to others', async () => {
  const { server } = open();
  expect(await password()).toBeInTheDocument();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Meine Anfragen' })).not.toBeInTheDocument();
  expect(new Set(server.calls.map(({ route }) => route))).toEqual(new Set(['GET /bookings/settings']));
});

it.each(['/status/token', '/confirm/token', '/my-requests', '/unknown'])(
  'replaces %s, which then sends no calls',
  async (path) => {
    const { server } = open({}, path);
    expect(await password()).toBeInTheDocument();
    expect(new Set(server.calls.map(({ route }) => route))).toEqual(new Set(['GET /bookings/settings']));
  },
);

it('loads the limits and prices of stays with the right password', async () => {
  const { user, server } = open({
    [check]: { body: { valid: true } },
    'GET /bookings/stay-conditions': { body: { prices: publicPrices({ showInCalendar: true }) } },
  });
  await user.type(await password(), 'sesame\u200b');
  await user.click(button());
  expect((await screen.findAllByText('120 €')).length).toBeGreaterThan(0);
  const asked = server.calls.filter(({ route }) => route === 'GET /bookings/stay-conditions');
  expect(asked.map(({ headers }) => headers['authorization'])).toEqual(['Bearer sesame']);
});

it('opens the page with the right password, pasted, stores it, and sends it with calls', async () => {
  const { user, server } = open({ [check]: { body: { valid: true } } });
  await user.click(await password());
  await user.paste('sesame');
  await user.click(button());
  expect(await screen.findByRole('grid')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Haus am See' })).toHaveFocus();
  expect(localStorage.getItem(storageKeys.authorized)).toBe('true');
  expect(localStorage.getItem(storageKeys.appPassword)).toBe('sesame');
  const occupied = server.calls.find(({ route }) => route === 'GET /bookings/occupied');
  expect(occupied?.headers['authorization']).toBe('Bearer sesame');
});

it('opens the page when the password was entered in another tab', async () => {
  open();
  await password();
  localStorage.setItem(storageKeys.authorized, 'true');
  localStorage.setItem(storageKeys.appPassword, 'sesame');
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(await screen.findByRole('grid')).toBeInTheDocument();
});

it('accepts a password that was set with invisible characters', async () => {
  const asPasted = 'sesame\u200b';
  const { user, server } = open({
    [check]: ({ body }) => ({ body: { valid: (body as { password: string }).password === asPasted } }),
  });
  await user.type(await password(), asPasted);
  await user.click(button());
  expect(await screen.findByRole('grid')).toBeInTheDocument();
  expect(localStorage.getItem(storageKeys.appPassword)).toBe(asPasted);
  const tried = server.calls.filter(({ route }) => route === check);
  expect(tried.map(({ body }) => body)).toEqual([{ password: 'sesame' }, { password: asPasted }]);
});

it('says that the password is wrong, and stores nothing', async () => {
  const { user } = open({ [check]: { body: { valid: false } } });
  await user.type(await password(), 'wrong');
  await user.click(button());
  expect(await screen.findByText('Das Passwort stimmt nicht.')).toBeInTheDocument();
  expect(localStorage.getItem(storageKeys.appPassword)).toBeNull();
});

it('is shown as busy during the check, and sends it once', async () => {
  let respond: (value: { body: object }) => void = () => undefined;
  const { user } = open({ [check]: () => new Promise((resolve) => (respond = resolve)) });
  await user.type(await password(), 'sesame{Enter}');
  expect(screen.getByRole('button', { name: 'Wird geprüft …' })).toHaveAttribute('aria-disabled', 'true');
  respond({ body: { valid: false } });
  expect(await screen.findByText('Das Passwort stimmt nicht.')).toBeInTheDocument();
  expect(await password()).toHaveFocus();
});

it.each([
  ['the network fails', undefined],
  ['the response cannot be read', 'no object'],
  ['the server fails', { status: 500, body: {} }],
])('shows a sentence when the password cannot be checked because %s', async (_, response) => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  const { user } = open(
    response === 'no object' ? { [check]: { body: null } } : typeof response === 'object' ? { [check]: response } : {},
  );
  await user.type(await password(), 'sesame');
  await user.click(button());
  expect(await screen.findByText('Das Passwort konnte nicht geprüft werden.')).toBeInTheDocument();
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});

it('says that waiting helps after too many attempts', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  const sentence = 'Das waren zu viele Versuche. Bitte warten Sie ein wenig und versuchen Sie es dann noch einmal.';
  const { user } = open({ [check]: refusal(429, 'RATE_LIMITED', sentence) });
  await user.type(await password(), 'sesame{Enter}');
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  logged.mockRestore();
});

it('has no accessibility violations, with its error', async () => {
  const { user } = open({ [check]: { body: { valid: false } } });
  await user.type(await password(), 'wrong{Enter}');
  await screen.findByText('Das Passwort stimmt nicht.');
  expect(await violations()).toEqual([]);
});

it.each(['', '   '])('ignores the password "%s"', async (nothing) => {
  const { user, server } = open({ [check]: { body: { valid: true } } });
  if (nothing) await user.type(await password(), nothing);
  await screen.findByLabelText('Passwort');
  await user.click(button());
  expect(server.calls.some(({ route }) => route === check)).toBe(false);
});

it('leaves the login open for owners, who may have forgotten the password', async () => {
  open({}, '/admin/login');
  expect(await screen.findByRole('heading', { level: 1, name: 'Anmelden' })).toBeInTheDocument();
});

it('is not shown in a browser with the password', async () => {
  localStorage.setItem(storageKeys.authorized, 'true');
  open();
  expect(await screen.findByRole('grid')).toBeInTheDocument();
});
